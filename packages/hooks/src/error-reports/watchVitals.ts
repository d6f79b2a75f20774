/** What made a figure what it is. */
interface Cause {
  /** The element, by the kinds of it and of what holds it. */
  element?: string | undefined;
  /** The script that ran meanwhile, or the picture, without its query. */
  file?: string | undefined;
}

interface Figure extends Cause {
  value: number;
}

/** What is sent of a page: no query, no number of a row, nothing of a member. */
export interface Vitals {
  path: string;
  /** Largest contentful paint, in milliseconds. */
  lcp?: Figure | undefined;
  /** Interaction to next paint, in milliseconds. */
  inp?: Figure | undefined;
  /** Cumulative layout shift. */
  cls: Figure;
}

/** What entries of these kinds have, where the browser knows them. */
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

/** Shifts that follow each other within a second count together, for five at most. */
const GAP = 1000;
const SESSION = 5000;

/** How many of the slowest interactions are kept: of each fifty one is let pass. */
const KEPT = 10;
const PASSED = 50;

/** Most elements of a path. */
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

/** A path without the numbers of courses, orders and the like. */
const placeOf = (path: string) => path.replace(/\/\d+(?=\/|$)/g, '/:id');

/**
 * Follows how fast a page shows, answers and stays in place, and tells of it once, when the page goes out of sight.
 *
 * @param send Event handler called with the figures.
 * @returns The way to stop.
 */
export function watchVitals(send: (vitals: Vitals) => void): () => void {
  const path = placeOf(window.location.pathname);
  const observers: PerformanceObserver[] = [];
  const follow = (type: string, handle: (entry: Entry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry);
    });
    // Shorter ones are told of as well: each counts.
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
