/** What a page looks like once it is idle. */
export interface Look {
  /** Tag and text of each element that is still `aria-busy`. */
  busy: string[];
  /** Addresses of calls that have no reply yet. */
  calls: string[];
  /** Characters of text in the page's main part. */
  length: number;
  /** Texts of the visible alerts. */
  alerts: string[];
  /** Number of visible retry buttons. */
  retries: number;
  /** All text on the screen. */
  text: string;
  /** Links in the main part. */
  links: number;
  /** Sum of all layout shifts not caused by input. */
  shift: number;
  /** The elements of the largest layout shift, with their old and new positions. */
  moved: string;
}

declare global {
  interface Window {
    /** Installed by {@link installProbe}. */
    probe: {
      /** Advances the clock of timers of a second or longer. */
      advance: (ms: number) => void;
      /** Resolves to true once no calls but `held` are pending; to false after `patience` milliseconds. */
      rest: (held: number, patience: number) => Promise<boolean>;
      look: () => Look;
      /** Presses the first retry button. */
      retry: () => void;
    };
  }
}

/**
 * Installs `window.probe` before the page's code runs. Timers of a second or longer run only on `advance`, pending calls are
 * counted, and layout shifts are summed.
 */
export function installProbe() {
  const LONG = 1000;
  const QUIET = 150;
  const setTimeout = window.setTimeout.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);
  const setInterval = window.setInterval.bind(window);
  const clearInterval = window.clearInterval.bind(window);
  const fetch = window.fetch.bind(window);
  let now = 0;
  let lastId = 1e9;
  const waits = new Map<number, { at: number; every: number; run: () => void }>();
  const wait = (run: TimerHandler, ms: number, every: number, args: unknown[]) => {
    lastId += 1;
    waits.set(lastId, {
      at: now + ms,
      every,
      run: () => typeof run === 'function' && run(...args),
    });
    return lastId;
  };
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms >= LONG ? wait(run, ms, 0, args) : setTimeout(run, ms, ...args),
    setInterval: (run: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms >= LONG ? wait(run, ms, ms, args) : setInterval(run, ms, ...args),
    clearTimeout: (id?: number) => void (waits.delete(id ?? 0) || clearTimeout(id)),
    clearInterval: (id?: number) => void (waits.delete(id ?? 0) || clearInterval(id)),
  });
  const advance = (ms: number) => {
    const until = now + ms;
    for (;;) {
      const next = Array.from(waits)
        .filter(([, { at }]) => at <= until)
        .sort(([, a], [, b]) => a.at - b.at)[0];
      if (!next) break;
      const [id, entry] = next;
      now = entry.at;
      if (entry.every > 0) waits.set(id, { ...entry, at: now + entry.every });
      else waits.delete(id);
      entry.run();
    }
    now = until;
  };

  // Content that loads when it comes near the window loads at once: its position depends on what was drawn before.
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const isNear = options?.rootMargin === '300px 0px';
      super(callback, { ...options, ...(isNear && { rootMargin: '20000px 0px' }) });
    }
  };

  const underWay = new Map<object, string>();
  window.fetch = async (...args) => {
    const [target] = args;
    const address = target instanceof Request ? target.url : String(target);
    underWay.set(args, `${address} at ${Math.round(performance.now())}`);
    try {
      const response = await fetch(...args);
      await response.clone().text();
      return response;
    } finally {
      underWay.delete(args);
    }
  };

  let shift = 0;
  let moved = { value: 0, what: '' };
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}「${(node.textContent ?? '').slice(0, 30)}」`
      : (node?.nodeName ?? '');
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry;
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (!isShift(entry) || entry.hadRecentInput) continue;
      shift += entry.value;
      if (entry.value <= moved.value) continue;
      const sources = entry.sources.map(
        ({ node, previousRect: a, currentRect: b }) =>
          `${nameOf(node)} ${Math.round(a.top)}+${Math.round(a.height)}→${Math.round(b.top)}+${Math.round(b.height)}`,
      );
      moved = { value: entry.value, what: sources.join(', ') };
    }
  };
  const shifts = new PerformanceObserver((list) => note(list.getEntries()));
  shifts.observe({ type: 'layout-shift', buffered: true });

  let changedAt = performance.now();
  const mutations = new MutationObserver(() => {
    changedAt = performance.now();
  });
  mutations.observe(document, { childList: true, subtree: true, characterData: true });

  const isShown = (element: Element) => element.getClientRects().length > 0;
  const busy = () => Array.from(document.querySelectorAll('[aria-busy="true"]')).filter(isShown);
  const retries = () =>
    Array.from(document.querySelectorAll('button')).filter(
      (button) => isShown(button) && /重试|重新加载|重新获取/.test(button.textContent ?? ''),
    );
  const main = () => document.querySelector('main');
  const length = () => (main()?.innerText ?? '').replace(/\s/g, '').length;

  window.probe = {
    advance,
    async rest(held, patience) {
      const start = performance.now();
      const isResting = () =>
        underWay.size <= held &&
        (held > 0 || busy().length === 0) &&
        document.readyState === 'complete' &&
        length() >= 10 &&
        performance.now() - changedAt > QUIET;
      while (performance.now() - start < patience) {
        if (isResting()) return true;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      return false;
    },
    look() {
      note(shifts.takeRecords());
      return {
        busy: busy().map(nameOf),
        calls: Array.from(underWay.values()),
        length: length(),
        alerts: Array.from(document.querySelectorAll('[role="alert"]'))
          .filter(isShown)
          .map((alert) => alert.textContent ?? ''),
        retries: retries().length,
        text: document.body.innerText,
        links: main()?.querySelectorAll('a[href]').length ?? 0,
        shift,
        moved: moved.what,
      };
    },
    retry() {
      retries()[0]?.click();
    },
  };
}
