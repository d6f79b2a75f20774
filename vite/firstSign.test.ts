// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { firstSign } from './firstSign.ts';

const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Adds a picture of this size, in pixels, whose frame is 16 to 9. */
function addPicture(naturalWidth: number, naturalHeight: number): HTMLImageElement {
  const image = new Image(640, 360);
  Object.defineProperties(image, {
    naturalWidth: { value: naturalWidth },
    naturalHeight: { value: naturalHeight },
  });
  document.body.append(image);
  return image;
}

/** Whether an event is a sign. */
async function isSign(event: Event, target: EventTarget = document.body): Promise<boolean> {
  let isSeen = false;
  void firstSign().then(() => {
    isSeen = true;
  });
  target.dispatchEvent(event);
  await settled();
  return isSeen;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('firstSign', () => {
  it.each([
    'pointerdown',
    'keydown',
    'focusin',
    'click',
    'scroll',
    'popstate',
    'storage',
    'offline',
  ])('is %s', async (type) => {
    expect(await isSign(new Event(type, { bubbles: true }))).toBe(true);
  });

  it.each([
    [0, false],
    [3, true],
  ])('is a pointer that has moved by %d pixels: %s', async (movementX, expected) => {
    const event = Object.assign(new Event('pointermove', { bubbles: true }), {
      movementX,
      movementY: 0,
    });
    expect(await isSign(event)).toBe(expected);
  });

  it('is scrolling within the page', async () => {
    const list = document.body.appendChild(document.createElement('ul'));
    expect(await isSign(new Event('scroll'), list)).toBe(true);
  });

  it('is a picture that fails, but no other file', async () => {
    expect(await isSign(new Event('error'), addPicture(0, 0))).toBe(true);
    const script = document.body.appendChild(document.createElement('script'));
    expect(await isSign(new Event('error'), script)).toBe(false);
  });

  it.each([
    [640, 360, false],
    [1280, 720, false],
    [600, 600, true],
    [360, 640, true],
  ])('is a picture of %d by %d in a frame of 16 to 9: %s', async (width, height, expected) => {
    expect(await isSign(new Event('load'), addPicture(width, height))).toBe(expected);
  });

  it('is not that the page has loaded', async () => {
    expect(await isSign(new Event('load'), document)).toBe(false);
  });
});
