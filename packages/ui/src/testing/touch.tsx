/** Dispatches a touch event on an element, at the given height of the window. */
export function touch(
  target: Element,
  type: 'touchstart' | 'touchmove' | 'touchend',
  clientY: number,
): void {
  const finger = new Touch({ identifier: 1, target, clientX: 100, clientY });
  target.dispatchEvent(
    new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches: type === 'touchend' ? [] : [finger],
    }),
  );
}
