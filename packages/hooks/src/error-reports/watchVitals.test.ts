// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVitals, type Vitals } from './watchVitals.ts';

/** Callbacks that deliver performance entries to the page, by entry type, as a browser does. */
const tellers = new Map<string, (entries: object[]) => void>();
const tell = (type: string, ...entries: object[]) => tellers.get(type)?.(entries);

class Observer {
  static supportedEntryTypes = [
    'largest-contentful-paint',
    'layout-shift',
    'long-animation-frame',
    'event',
  ];
  #handle: (list: { getEntries: () => object[] }) => void;
  constructor(handle: (list: { getEntries: () => object[] }) => void) {
    this.#handle = handle;
  }
  observe({ type }: { type: string }) {
    tellers.set(type, (entries) => this.#handle({ getEntries: () => entries }));
  }
  disconnect() {}
}

const sent = vi.fn<(vitals: Vitals) => void>();
let activationStart = 0;

function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sent.mockReset();
  tellers.clear();
  activationStart = 0;
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('performance', { getEntriesByType: () => [{ activationStart }] });
  document.body.innerHTML = '<main><section><h1>课程</h1><button>购买</button></section></main>';
  window.history.replaceState(null, '', '/courses/detail/17?keywords=secret&msv=9');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells of the last paint, the worst session of shifts and the slowest interaction, once', () => {
  watchVitals(sent);
  const heading = document.querySelector('h1');
  const button = document.querySelector('button');
  tell('largest-contentful-paint', { startTime: 100, element: button });
  tell('largest-contentful-paint', {
    startTime: 250,
    element: heading,
    url: 'https://cdn.example/a.png?sign=1',
  });
  tell(
    'layout-shift',
    { startTime: 0, value: 0.03, sources: [{ node: heading }] },
    { startTime: 500, value: 0.04, sources: [{ node: button }] },
    { startTime: 900, value: 9, hadRecentInput: true },
    { startTime: 2000, value: 0.05, sources: [{ node: heading }] },
  );
  tell('long-animation-frame', {
    startTime: 3000,
    duration: 200,
    scripts: [
      { duration: 10, sourceURL: 'https://a.example/short.js' },
      { duration: 90, sourceURL: 'https://a.example/long.js?v=1' },
    ],
  });
  tell(
    'event',
    { startTime: 3010, duration: 48, interactionId: 1, target: heading },
    { startTime: 3020, duration: 160, interactionId: 2, target: button },
    { startTime: 3030, duration: 120, interactionId: 2, target: null },
    { startTime: 3040, duration: 900, interactionId: 0, target: heading },
  );
  hide();
  hide();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith({
    path: '/courses/detail/:id',
    lcp: { value: 250, element: 'html>body>main>section>h1', file: 'https://cdn.example/a.png' },
    cls: { value: 0.07, element: 'html>body>main>section>button' },
    inp: {
      value: 160,
      element: 'html>body>main>section>button',
      file: 'https://a.example/long.js',
    },
  });
});

it('lets one of fifty interactions pass', () => {
  watchVitals(sent);
  for (let id = 1; id <= 60; id += 1)
    tell('event', { startTime: id, duration: id === 7 ? 500 : 40 + id, interactionId: id });
  hide();
  expect(sent.mock.calls[0]?.[0].inp?.value).toBe(100);
});

it('counts from when a page rendered ahead was opened', () => {
  activationStart = 200;
  watchVitals(sent);
  tell('largest-contentful-paint', { startTime: 250 });
  hide();
  expect(sent.mock.calls[0]?.[0].lcp?.value).toBe(50);
});

it('tells nothing once it was stopped', () => {
  watchVitals(sent)();
  hide();
  expect(sent).not.toHaveBeenCalled();
});
