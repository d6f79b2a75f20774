import { use, useSyncExternalStore, type ReactNode } from 'react';
import { isCut } from '../Cover/useWhole.ts';

/**
 * Events that may need code: of a person, of pictures, and `dragend`, by which `keptTaps` asks React for the part of a press that was
 * made before the code came.
 */
const SIGNS =
  'pointermove pointerdown keydown focusin click scroll popstate dragend load error'.split(' ');

/** Marks a promise as React does when it has seen that it is resolved: a press has to find its part at once. */
function asResolved(promise: Promise<void>): Promise<void> {
  Reflect.set(promise, 'status', 'fulfilled');
  return promise;
}

/** Whether a picture needs more than HTML: it failed, or has another shape than its frame. */
function needsCode(image: EventTarget | null): boolean {
  if (!(image instanceof HTMLImageElement) || !image.complete || !image.currentSrc) return false;
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const sideOf = (name: string) => Number(image.getAttribute(name));
  return !width || isCut({ width, height }, { width: sideOf('width'), height: sideOf('height') });
}

/** Whether an event needs code. A pointer that rests does not: browsers report it when the page below it changes. */
function isSign({ type, target, movementX, movementY }: Event & Partial<MouseEvent>): boolean {
  if (/load|error/.test(type)) return needsCode(target);
  return type !== 'pointermove' || Boolean(movementX || movementY);
}

/** Returns a promise of the first touch, or of a picture that needs code. */
function firstTouch(): Promise<void> {
  const waiting = new AbortController();
  const promise = new Promise<void>((resolve) => {
    const wake = (event: Event) => {
      if (!isSign(event)) return;
      waiting.abort();
      void asResolved(promise);
      resolve();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, wake, { capture: true, passive: true, signal: waiting.signal });
  });
  return promise;
}

const noWait = asResolved(Promise.resolve());

/** What all parts wait for; a page is hydrated once, and one that was scrolled already does not wait. */
let touch: Promise<void> | undefined;

const never = () => () => undefined;

export interface HydratedOnTouchProps {
  /** What was rendered in advance. */
  children: ReactNode;
}

/**
 * A part of a rendered page that is complete as HTML: until somebody touches the page it costs no work and shows what was
 * rendered. A press hydrates it first. If its props change before that, it is rendered anew at once; a transition that changes
 * them waits for the touch. Render it as the only child of a `Suspense`, in a component that hands it all it shows.
 */
export function HydratedOnTouch({ children }: HydratedOnTouchProps) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  touch ??=
    window.scrollY > 0 || Array.from(document.images).some(needsCode) ? noWait : firstTouch();
  use(isHydrating ? touch : noWait);
  return children;
}
