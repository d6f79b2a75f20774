/** The used part of Storybook's channel. */
interface Channel {
  on: (event: string, listener: (page: string) => void) => void;
}

/** How long to wait at most while no page is opened, in milliseconds. */
const PATIENCE = 10_000;
/** How long after the last request a rendered page counts as complete, in milliseconds. */
const QUIET = 3000;

/** Delays background work until the first page is shown in a browser. */
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
    /** Resolves with the id of the page or story that is rendered first. */
    drawn,
    /** Listens for rendered pages on Storybook's channel. */
    listen<C extends Channel>(channel: C): C {
      for (const event of ['docsRendered', 'storyRendered'])
        channel.on(event, (page) => {
          isDrawn = true;
          draw(page);
          releaseIn(QUIET);
        });
      return channel;
    },
    /** Must be called at each request to the server. */
    ask(): void {
      if (isDrawn) releaseIn(QUIET);
    },
    /** Waits until a page is shown, or until a timeout, as a tool may make requests without opening a page. */
    wait(): Promise<void> {
      releaseIn(isDrawn ? QUIET : PATIENCE);
      return over;
    },
  };
}
