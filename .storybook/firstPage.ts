/** What of Storybook's channel is needed here. */
interface Channel {
  on: (event: string, listener: (page: string) => void) => void;
}

/** How long nobody may look at a page until it counts as looked at, in milliseconds. */
const PATIENCE = 10_000;
/** How long nothing may be asked for until a page counts as shown, in milliseconds. */
const QUIET = 3000;

/** Holds back, while the first pages are on their way to a browser, what nobody sees there. */
export function holdBack() {
  let release = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  let draw = (_page: string) => {};
  const drawn = new Promise<string>((resolve) => {
    draw = resolve;
  });
  let isDrawn = false;
  let timer: NodeJS.Timeout | undefined;
  const releaseIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(release, ms).unref();
  };
  return {
    /** Settles with the page or story that is drawn first. */
    drawn,
    /** Hears of the pages. */
    listen<C extends Channel>(channel: C): C {
      for (const event of ['docsRendered', 'storyRendered'])
        channel.on(event, (page) => {
          isDrawn = true;
          draw(page);
          releaseIn(QUIET);
        });
      return channel;
    },
    /** Is told that something is asked for. */
    ask(): void {
      if (isDrawn) releaseIn(QUIET);
    },
    /** Waits until a page is shown; not for ever, since a tool may ask without one. */
    wait(): Promise<void> {
      releaseIn(isDrawn ? QUIET : PATIENCE);
      return over;
    },
  };
}
