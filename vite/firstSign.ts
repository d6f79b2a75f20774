/**
 * Resolves at the first sign that a rendered page needs its code: somebody touches it, its connection or its address changes,
 * another tab logs in, or a picture failed or has another shape than its frame. Runs inline in `index.html`, as text, so it
 * refers to nothing outside.
 */
export function firstSign(): Promise<void> {
  const waiting = new AbortController();
  /** Largest part by which a picture may differ from its frame; smaller than the tolerance of `isCut` in `Cover`. */
  const most = 0.03;
  const isNeeded = ({ type, target, movementX, movementY }: Event & Partial<MouseEvent>) => {
    // A pointer that rests does not move: browsers report it when the page below it changes.
    if (type === 'pointermove') return Boolean(movementX || movementY);
    if (!/load|error/.test(type)) return true;
    if (!(target instanceof HTMLImageElement)) return false;
    const frame = Number(target.getAttribute('width')) / Number(target.getAttribute('height'));
    const ratio = target.naturalWidth / target.naturalHeight / frame;
    return type === 'error' || Math.abs(ratio - 1) > most;
  };
  return new Promise((resolve) => {
    const handle = (event: Event) => {
      if (!isNeeded(event)) return;
      waiting.abort();
      resolve();
    };
    const types =
      'pointerdown pointermove keydown focusin click scroll popstate hashchange storage online offline beforeprint load error';
    for (const type of types.split(' '))
      // No window hears that a picture has loaded.
      (type === 'load' ? document : window).addEventListener(type, handle, {
        capture: true,
        passive: true,
        signal: waiting.signal,
      });
  });
}
