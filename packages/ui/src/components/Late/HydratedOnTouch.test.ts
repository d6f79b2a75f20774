// @vitest-environment jsdom
import {
  createElement,
  startTransition,
  Suspense,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HydratedOnTouchProps } from './HydratedOnTouch.ts';
import { HydratedOnTouch as Rendered } from './HydratedOnTouch.prerender.ts';

const onPress = vi.fn<(title: string) => void>();
const renders = vi.fn<(title: string) => void>();

function Card({ title }: { title: string }) {
  renders(title);
  return createElement('button', { onClick: () => onPress(title) }, title);
}

/** The part as a page of its own has it, which nobody has touched. */
let Part: ComponentType<HydratedOnTouchProps>;

const page = (title: string, Wrap: ComponentType<HydratedOnTouchProps> = Part): ReactNode =>
  createElement(
    Suspense,
    { fallback: '加载中' },
    createElement(Wrap, null, createElement(Card, { title })),
  );

let place = document.createElement('main');
let root: Root | undefined;

const card = () => {
  const button = place.querySelector('button');
  if (!button) throw new Error(`The page is ${place.innerHTML}`);
  return button;
};
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 50);
  });

/** Writes the rendered page with a picture before it, and hydrates it. */
async function open(image?: Partial<HTMLImageElement>): Promise<void> {
  const { prelude } = await prerender(page('线性代数', Rendered));
  place.innerHTML = await new Response(prelude).text();
  if (image) addPicture(image);
  renders.mockClear();
  root = hydrateRoot(place, page('线性代数'));
  await settled();
}

/** Adds a picture with a frame of 640 by 360, as far as it has come. */
function addPicture(state: Partial<HTMLImageElement>): HTMLImageElement {
  const image = new Image(640, 360);
  for (const [name, value] of Object.entries({
    complete: true,
    currentSrc: '/cover.png',
    ...state,
  }))
    Object.defineProperty(image, name, { value });
  document.body.prepend(image);
  return image;
}

beforeEach(async () => {
  vi.resetModules();
  ({ HydratedOnTouch: Part } = await import('./HydratedOnTouch.ts'));
  place = document.createElement('main');
  document.body.replaceChildren(place);
  vi.clearAllMocks();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  // Nothing waits any more on the next page.
  window.dispatchEvent(new Event('scroll'));
  root?.unmount();
  expect(console.error).not.toHaveBeenCalled();
});

describe('HydratedOnTouch', () => {
  it('renders nothing until somebody touches the page, then once', async () => {
    await open();
    expect(renders).not.toHaveBeenCalled();
    expect(place.textContent).toBe('线性代数');
    const before = card();
    window.dispatchEvent(new Event('pointerdown'));
    await settled();
    expect(renders).toHaveBeenCalledOnce();
    expect(card()).toBe(before);
  });

  it('lets the first press happen, once', async () => {
    await open();
    card().click();
    await settled();
    expect(onPress.mock.calls).toEqual([['线性代数']]);
  });

  it('shows what has changed without a touch, and no fallback', async () => {
    await open();
    const shown: (string | null)[] = [];
    new MutationObserver(() => shown.push(place.textContent)).observe(place, {
      childList: true,
      subtree: true,
    });
    root?.render(page('数据结构'));
    await settled();
    expect(new Set(shown)).toEqual(new Set(['数据结构']));
    card().click();
    expect(onPress.mock.calls).toEqual([['数据结构']]);
  });

  it('lets a transition that changes it wait for the touch, or for going back', async () => {
    await open();
    startTransition(() => root?.render(page('数据结构')));
    await settled();
    expect(place.textContent).toBe('线性代数');
    window.dispatchEvent(new Event('popstate'));
    await settled();
    expect(place.textContent).toBe('数据结构');
  });

  it('does not wait where nothing was rendered in advance', async () => {
    const { createRoot } = await import('react-dom/client');
    root = createRoot(place);
    root.render(page('线性代数'));
    await settled();
    expect(card().textContent).toBe('线性代数');
  });

  it('does not wait where somebody has scrolled already', async () => {
    window.scrollY = 10;
    await open();
    expect(renders).toHaveBeenCalledOnce();
    window.scrollY = 0;
  });

  it.each([
    ['failed', { naturalWidth: 0, naturalHeight: 0 }],
    ['has another shape than its frame', { naturalWidth: 400, naturalHeight: 400 }],
  ])('does not wait where a picture %s', async (_, state) => {
    await open(state);
    expect(renders).toHaveBeenCalledOnce();
  });

  it('waits no longer once a picture fails', async () => {
    await open();
    const image = addPicture({ naturalWidth: 0 });
    image.dispatchEvent(new Event('error'));
    await settled();
    expect(renders).toHaveBeenCalledOnce();
  });

  it('waits on under a pointer that rests, not under one that moves', async () => {
    await open();
    const move = (movementX: number) =>
      window.dispatchEvent(new MouseEvent('pointermove', { movementX, movementY: 0 }));
    move(0);
    await settled();
    expect(renders).not.toHaveBeenCalled();
    move(3);
    await settled();
    expect(renders).toHaveBeenCalledOnce();
  });

  it('waits on where a picture loads as it should', async () => {
    await open({ complete: false, naturalWidth: 0 });
    const image = addPicture({ naturalWidth: 1280, naturalHeight: 720 });
    image.dispatchEvent(new Event('load'));
    await settled();
    expect(renders).not.toHaveBeenCalled();
  });
});
