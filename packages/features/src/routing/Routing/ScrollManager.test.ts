// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollManager } from './ScrollManager.tsx';

let root: Root;
let go: NavigateFunction = () => undefined;

function Driver() {
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
  }, [navigate]);
  return null;
}

const open = (address: string) =>
  act(() =>
    root.render(
      createElement(
        MemoryRouter,
        { initialEntries: [address] },
        createElement(ScrollManager),
        createElement(Driver),
      ),
    ),
  );
const visit = (...to: [string, { replace?: boolean }?]) => act(async () => void go(...to));
const back = () => act(async () => void go(-1));
const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The fake window tells of its scrolling at once.
  vi.stubGlobal('scrollTo', (_left: number, top: number) => scrollTo(top));
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it.each(['/about#%', '/about#100%', '/about#%E4%'])('survives the address %s', async (address) => {
  open(address);
  await visit('/courses#%');
  expect(window.scrollY).toBe(0);
});

it('listens for gestures only while it restores a position', async () => {
  const [added, removed] = [
    vi.spyOn(window, 'addEventListener'),
    vi.spyOn(window, 'removeEventListener'),
  ];
  open('/about');
  scrollTo(300);
  await visit('/courses');
  await back();
  expect(window.scrollY).toBe(300);
  const ofGestures = ({ mock }: { mock: { calls: unknown[][] } }) =>
    mock.calls.filter(([type]) => type === 'wheel').map(([, listener]) => listener);
  expect(ofGestures(added)).toHaveLength(1);
  expect(ofGestures(removed)).toEqual(expect.arrayContaining(ofGestures(added)));
  added.mockRestore();
  removed.mockRestore();
});

it('scrolls to what the address names', () => {
  const place = document.body.appendChild(document.createElement('h2'));
  place.id = 'course-lessons';
  const show = vi.fn<() => void>();
  place.scrollIntoView = show;
  open('/courses/detail/1#course-lessons');
  expect(show).toHaveBeenCalledTimes(1);
  place.remove();
});

it('comes back to the place in a page whose query has changed since it was scrolled', async () => {
  open('/courses/detail/1');
  scrollTo(640);
  await visit('/courses/detail/1?tab=comments', { replace: true });
  await visit('/courses/video/1');
  expect(window.scrollY).toBe(0);
  await back();
  expect(window.scrollY).toBe(640);
});
