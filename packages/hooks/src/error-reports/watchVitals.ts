/** The cause of a figure. */
interface Cause {
  /** The element, as the tag names of its ancestors and itself. */
  element?: string | undefined;
  /** Address of the script that ran at the time, or of the picture, without its query. */
  file?: string | undefined;
}

interface Figure extends Cause {
  value: number;
}

/** The figures sent for a page: without query, ids in the path, or anything about the member. */
export interface Vitals {
  path: string;
  /** Largest contentful paint, in milliseconds. */
  lcp?: Figure | undefined;
  /** Interaction to next paint, in milliseconds. */
  inp?: Figure | undefined;
  /** Cumulative layout shift. */
  cls: Figure;
}

/** Fields of the observed performance entries, where the browser supports them. */
interface Entry {
  startTime: number;
  duration: number;
  element?: unknown;
  url?: unknown;
  value?: number;
  hadRecentInput?: boolean;
  sources?: readonly { node?: unknown }[];
  interactionId?: number;
  target?: unknown;
  scripts?: readonly { sourceURL?: unknown; duration: number }[];
}

/** Layout shifts less than a second apart are added up as one session, which lasts five seconds at most. */
const GAP = 1000;
const SESSION = 5000;

/** How many of the slowest interactions are kept. One of them is skipped for every fifty interactions. */
const KEPT = 10;
const PASSED = 50;

/** Maximum number of elements in a path. */
const DEPTH = 5;

function pathTo(node: unknown): string | undefined {
  const names: string[] = [];
  let at = node instanceof Element ? node : null;
  for (; at && names.length < DEPTH; at = at.parentElement) names.unshift(at.localName);
  return names.join('>') || undefined;
}

const UNKNOWN: Cause = {};

const fileOf = (address: unknown) =>
  typeof address === 'string' ? address.split(/[?#]/)[0] || undefined : undefined;

/** Returns a path without the ids of courses, orders and the like. */
const placeOf = (path: string) => path.replace(/\/\d+(?=\/|$)/g, '/:id');

/**
 * Measures how fast a page is shown and responds, and how much its layout shifts; reports it once, when the page is hidden.
 *
 * @param send Event handler called with the figures.
 * @returns A function that stops it.
 */
export function watchVitals(send: (vitals: Vitals) => void): () => void {
  const path = placeOf(window.location.pathname);
  const observers: PerformanceObserver[] = [];
  const follow = (type: string, handle: (entry: Entry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry);
    });
    // Includes interactions shorter than the default threshold: all of them are counted.
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
    observers.push(observer);
  };
  const [navigation] = performance.getEntriesByType('navigation');
  const { activationStart = 0 }: { activationStart?: number } = Object(navigation);

  let lcp: Figure | undefined;
  follow('largest-contentful-paint', ({ startTime, element, url }) => {
    const value = Math.max(0, startTime - activationStart);
    lcp = { value, element: pathTo(element), file: fileOf(url) };
  });

  let cls: Figure = { value: 0 };
  let session = { value: 0, begin: 0, end: -GAP, most: 0, cause: UNKNOWN };
  follow('layout-shift', ({ startTime, value = 0, hadRecentInput, sources = [] }) => {
    if (hadRecentInput) return;
    if (startTime - session.end >= GAP || startTime - session.begin >= SESSION)
      session = { value: 0, begin: startTime, end: startTime, most: 0, cause: UNKNOWN };
    session.value += value;
    session.end = startTime;
    if (value > session.most) {
      session.most = value;
      session.cause = { element: pathTo(sources[0]?.node) };
    }
    if (session.value > cls.value) cls = { ...session.cause, value: session.value };
  });

  let busy: { from: number; to: number; file: string | undefined }[] = [];
  follow('long-animation-frame', ({ startTime, duration, scripts = [] }) => {
    const [longest] = [...scripts].sort((a, b) => b.duration - a.duration);
    const frame = { from: startTime, to: startTime + duration, file: fileOf(longest?.sourceURL) };
    busy = [...busy, frame].slice(-KEPT * PASSED);
  });
  let slowest: (Figure & { id: number; at: number })[] = [];
  const ids = new Set<number>();
  follow('event', ({ startTime, duration, interactionId, target }) => {
    if (!interactionId) return;
    ids.add(interactionId);
    const same = slowest.find(({ id }) => id === interactionId);
    if (same && same.value >= duration) return;
    const entry = {
      id: interactionId,
      at: startTime,
      value: duration,
      element: pathTo(target) ?? same?.element,
    };
    slowest = [...slowest.filter((other) => other !== same), entry]
      .sort((a, b) => b.value - a.value)
      .slice(0, KEPT);
  });
  const inpOf = (): Figure | undefined => {
    const slow = slowest[Math.min(slowest.length - 1, Math.floor(ids.size / PASSED))];
    if (!slow) return undefined;
    const { at, value, element } = slow;
    const frame = busy.find(({ from, to }) => from < at + value && to > at);
    return { value, element, file: frame?.file };
  };

  const stop = () => {
    for (const observer of observers) observer.disconnect();
    document.removeEventListener('visibilitychange', handleHidden);
  };
  function handleHidden() {
    if (document.visibilityState !== 'hidden') return;
    stop();
    send({ path, lcp, inp: inpOf(), cls });
  }
  document.addEventListener('visibilitychange', handleHidden);
  return stop;
}
