/** What of Storybook's channel is needed here. */
interface Channel {
  once: (event: string, listener: () => void) => void;
}

/** How long nobody may look at a page until it counts as looked at, in milliseconds. */
const PATIENCE = 10_000;

/** Holds back, while the first page is on its way to a browser, what nobody sees there. */
export function holdBack(patience = PATIENCE) {
  let release = () => {};
  const drawn = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    /** Hears of the first page. */
    listen<C extends Channel>(channel: C): C {
      for (const event of ['docsRendered', 'storyRendered']) channel.once(event, release);
      return channel;
    },
    /** Waits for the first page; not for ever, since a tool may ask without one. */
    wait(): Promise<void> {
      setTimeout(release, patience).unref();
      return drawn;
    },
  };
}
