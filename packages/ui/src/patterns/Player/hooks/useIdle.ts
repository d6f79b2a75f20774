import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds without a mouse move before the controls are hidden. */
const PATIENCE = 3000;

/**
 * Whether the mouse has not moved over the frame and the focus has not moved into it for three seconds;
 * always false unless `isCounting`. `wake` restarts the timer, `rest` ends it at once.
 */
export function useIdle(frame: RefObject<HTMLElement | null>, isCounting: boolean) {
  const [isIdle, setIsIdle] = useState(false);
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
    const handleMove = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && wake();
    element.addEventListener('pointermove', handleMove);
    element.addEventListener('focusin', wake);
    return () => {
      element.removeEventListener('pointermove', handleMove);
      element.removeEventListener('focusin', wake);
    };
  }, [frame, wake]);

  return { isIdle: isIdle && isCounting, wake, rest };
}
