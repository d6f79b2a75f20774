import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds without input before the controls are hidden. */
const PATIENCE = 3000;

/** Whether a touch is on the controls: one on the picture toggles them. */
const isOnControls = ({ target }: PointerEvent) =>
  target instanceof Element && target.closest('[data-controls]') !== null;

/**
 * Whether for three seconds the mouse has not moved over the frame, no finger has touched the controls and the focus has not
 * moved into the frame; always false unless `isCounting`. `wake` restarts the timer, `rest` ends it at once. `isByKeys` is whether
 * the last input in the frame came from the keyboard: then controls that have the focus stay.
 */
export function useIdle(frame: RefObject<HTMLElement | null>, isCounting: boolean) {
  const [isIdle, setIsIdle] = useState(false);
  const [isByKeys, setIsByKeys] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setIsIdle(false);
    if (isCounting) timer.current = setTimeout(() => setIsIdle(true), PATIENCE);
  }, [isCounting]);
  const rest = useCallback(() => {
    clearTimeout(timer.current);
    setIsIdle(true);
  }, []);

  useEffect(() => {
    if (isCounting) timer.current = setTimeout(() => setIsIdle(true), PATIENCE);
    return () => clearTimeout(timer.current);
  }, [isCounting]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const handlePointer = (event: PointerEvent) => {
      if (event.type === 'pointerdown') setIsByKeys(false);
      if (event.pointerType === 'mouse' ? event.type === 'pointermove' : isOnControls(event))
        wake();
    };
    // The focus may come from outside the frame: then only the release of the key is in here.
    const handleKey = () => setIsByKeys(true);
    element.addEventListener('pointermove', handlePointer);
    element.addEventListener('pointerdown', handlePointer);
    element.addEventListener('keydown', handleKey);
    element.addEventListener('keyup', handleKey);
    element.addEventListener('focusin', wake);
    return () => {
      element.removeEventListener('pointermove', handlePointer);
      element.removeEventListener('pointerdown', handlePointer);
      element.removeEventListener('keydown', handleKey);
      element.removeEventListener('keyup', handleKey);
      element.removeEventListener('focusin', wake);
    };
  }, [frame, wake]);

  return { isIdle: isIdle && isCounting, isByKeys, wake, rest };
}
