/** Something that was done before the page could act on it. */
interface Tap {
  event: Event;
  control: Element;
  /** What stood in the field then. */
  text: unknown;
}

/** What the inline script of a page rendered in advance has kept (`vite/keptTaps.ts`). */
interface KeptTaps {
  types: readonly string[];
  kept: Tap[];
  /** What a mouse button went down on. */
  down?: Element | undefined;
  /** Whether the browser or the page acts on it already. */
  passes: (control: Element) => boolean;
  keep: (event: Event) => void;
}

declare global {
  interface Window {
    /** Written by an inline script of pages that were rendered in advance. */
    __QINGHE_TAPS__?: KeptTaps;
  }
}

/** Attribute of what was pressed and has not happened yet. */
const PRESSED = 'data-pressed';

/** Links that leave the page where it is. */
const STAYS = '[target],[href^="#"],[href^="tel:"]';

/** Where to look for whether the page is alive. */
const CONTROLS = 'a[href], button, input, select, textarea';

/** An event that React takes as a reason to bring a part to life, and that nothing here listens to. */
const PROBE = 'dragend';

/** How long to wait before looking again for a part that is not alive, in milliseconds. */
const PAUSE = 30;

/** A link goes to its address by itself after so long, in milliseconds. */
const LINK_PATIENCE = 1500;

/** How long a control that has left the page may stay away, in milliseconds. */
const PATIENCE = 3000;

/** When to look whether all of the page is alive, in milliseconds. */
const REST = 5000;

/**
 * Whether React acts on what happens to an element. It brings the part that holds it to life for that, if the part's
 * code is there, and lets nothing through to it otherwise.
 */
function isAlive(control: Element): boolean {
  let isReached = false;
  const reach = (event: Event) => {
    isReached = true;
    event.stopPropagation();
  };
  control.addEventListener(PROBE, reach, true);
  control.dispatchEvent(new Event(PROBE, { bubbles: true }));
  control.removeEventListener(PROBE, reach, true);
  return isReached;
}

const wordsOf = (control: Element) =>
  ['aria-label', 'href', 'name', 'value', 'type']
    .map((name) => control.getAttribute(name))
    .concat(control.textContent)
    .join('\n');

/** Those of a kind with the same words, in the order of the page. */
function twinsOf(control: Element): Element[] {
  const words = wordsOf(control);
  return Array.from(document.querySelectorAll(control.localName)).filter(
    (other) => wordsOf(other) === words,
  );
}

/** Where controls stood among their twins while they were there. */
const places = new WeakMap<Element, { index: number; count: number }>();

function notePlace(control: Element): void {
  const twins = twinsOf(control);
  places.set(control, { index: twins.indexOf(control), count: twins.length });
}

/** The control itself, or the one that has taken its place when a part was drawn anew. */
function inPlace(control: Element): Element | undefined {
  if (control.isConnected) return control;
  const twins = twinsOf(control);
  const { index = 0, count = 1 } = places.get(control) ?? {};
  return twins.length === count ? twins[index] : undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (control: Element): control is Field =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(control.type));

const isText = ({ event, control }: Tap) =>
  isField(control) && (event.type === 'input' || event.type === 'compositionend');

/** Half-finished characters are nobody's text yet. */
const isComposing = ({ event }: Tap) => event instanceof InputEvent && event.isComposing;

const formOf = (control: Element) => control.closest('form') ?? control;

/** Tells React of a text that it takes for the one it began with, and leaves the caret where it is. */
function retype(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // React notes what is set on the element, not what its class sets, and compares.
  field.value = `${text} `;
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does what was done, once more. */
function repeat({ event, text }: Tap, control: Element): void {
  control.removeAttribute(PRESSED);
  if (event instanceof KeyboardEvent) {
    control.dispatchEvent(new KeyboardEvent('keydown', event));
  } else if (event instanceof MouseEvent) {
    // A press on a field is about the focus, which may have gone on.
    if (!isField(control) || control === document.activeElement)
      control.dispatchEvent(new MouseEvent('click', event));
  } else if (event instanceof FocusEvent) {
    if (control === document.activeElement) control.dispatchEvent(event);
  } else if (control instanceof HTMLFormElement) {
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    if (control.dispatchEvent(submit)) control.submit();
  } else if (isField(control)) retype(control, String(text));
  else control.dispatchEvent(new Event('change', { bubbles: true }));
}

function stop({ types, keep }: KeptTaps): void {
  for (const type of types) window.removeEventListener(type, keep, true);
  for (const control of document.querySelectorAll(`[${PRESSED}]`)) control.removeAttribute(PRESSED);
}

/** Forgets what was pressed on a page that is drawn anew. */
export function dropTaps(): void {
  if (window.__QINGHE_TAPS__) stop(window.__QINGHE_TAPS__);
}

/**
 * Lets what was pressed and typed before the code was there happen, once and in order, as soon as the part that holds it
 * is alive. What is done meanwhile waits behind it.
 *
 * @param root What React has begun to take over.
 */
export function releaseTaps(root: HTMLElement): void {
  const taps = window.__QINGHE_TAPS__;
  if (!taps) return;
  const { kept } = taps;
  /** Fields that were alive before what happens to them now. */
  const known = new WeakSet<Element>();
  let isRepeating = false;
  let isScheduled = false;
  let waited = 0;

  const act = (tap: Tap, control: Element) => {
    kept.splice(kept.indexOf(tap), 1);
    waited = 0;
    isRepeating = true;
    repeat(tap, control);
    isRepeating = false;
  };
  /**
   * A field forgets its text when it is drawn again before React knows of it: a text waits for nothing but what was
   * pressed in its own form before.
   */
  const actOnTexts = () => {
    for (const tap of kept.filter(isText)) {
      const form = formOf(tap.control);
      const place = kept.indexOf(tap);
      const isSame = (other: Tap) => isText(other) && other.control === tap.control;
      const control = inPlace(tap.control);
      if (kept.slice(0, place).some((other) => !isSame(other) && formOf(other.control) === form))
        continue;
      const isFollowed = kept.slice(place + 1).some(isSame);
      if (!isFollowed && !isComposing(tap) && control && isAlive(control)) act(tap, control);
      else if (isFollowed) kept.splice(place, 1);
    }
  };
  const schedule = (pause: number) => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(step, pause);
  };
  function step() {
    isScheduled = false;
    actOnTexts();
    const tap = kept[0];
    if (!tap) return;
    const control = inPlace(tap.control);
    if (control && !isText(tap) && isAlive(control)) act(tap, control);
    else if (tap.control instanceof HTMLAnchorElement && (!control || waited >= LINK_PATIENCE)) {
      kept.length = 0;
      window.location.assign(tap.control.href);
    } else if (!control && waited >= PATIENCE) kept.shift();
    else {
      waited += PAUSE;
      schedule(PAUSE);
      return;
    }
    schedule(0);
  }

  taps.passes = (control) => {
    if (isRepeating || control.matches(STAYS)) return true;
    const isTaken = kept.length === 0 && isAlive(control);
    // What React begins with in a field it takes for known, even what is typed just now.
    if (isTaken && (known.has(control) || !isField(control))) return true;
    known.add(control);
    notePlace(control);
    queueMicrotask(step);
    return false;
  };
  for (const { control } of kept) notePlace(control);
  const handleDown = () => {
    if (taps.down) notePlace(taps.down);
  };
  handleDown();
  /** No click follows where the control was drawn anew under the finger: the browser asks for one and the same. */
  const handleUp = (event: MouseEvent) => {
    const { down } = taps;
    taps.down = undefined;
    if (!down || down.isConnected || event.button !== 0) return;
    const control = inPlace(down);
    if (control && !(event.target instanceof Node && control.contains(event.target))) return;
    control?.setAttribute(PRESSED, '');
    kept.push({ event: new MouseEvent('click', event), control: down, text: '' });
    queueMicrotask(step);
  };
  window.addEventListener('mousedown', handleDown, true);
  window.addEventListener('mouseup', handleUp, true);
  const focused = document.activeElement;
  if (focused && root.contains(focused) && isField(focused))
    kept.push({ event: new FocusEvent('focusin', { bubbles: true }), control: focused, text: '' });
  step();

  const rest = () => {
    if (kept.length > 0 || !Array.from(root.querySelectorAll(CONTROLS)).every(isAlive)) {
      setTimeout(rest, REST);
      return;
    }
    stop(taps);
    window.removeEventListener('mousedown', handleDown, true);
    window.removeEventListener('mouseup', handleUp, true);
  };
  setTimeout(rest, REST);
}
