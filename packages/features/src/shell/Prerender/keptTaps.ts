/** An event that happened before the page was hydrated. */
interface Tap {
  event: Event;
  control: Element;
  /** Value of the field at that time. */
  text: unknown;
}

/** Events recorded by the inline script of a prerendered page (`vite/keptTaps.ts`). */
interface KeptTaps {
  types: readonly string[];
  kept: Tap[];
  /** Control of the last `mousedown`. */
  down?: Element | undefined;
  /** Returns whether an event goes through because the browser or the page can handle it already. */
  passes: (control: Element) => boolean;
  keep: (event: Event) => void;
}

declare global {
  interface Window {
    /** Written by an inline script of pages that were rendered in advance. */
    __QINGHE_TAPS__?: KeptTaps;
  }
}

/** Attribute of a control that was pressed before the page could react. */
const PRESSED = 'data-pressed';

/** Links that do not leave the page. */
const STAYS = '[target],[href^="#"],[href^="tel:"]';

/** Elements that are checked for whether the page is hydrated. */
const CONTROLS = 'a[href], button, input, select, textarea';

/** An event type that makes React hydrate the part around its target, and that no code here listens to. */
const PROBE = 'dragend';

/** Interval between checks of a part that is not hydrated, in milliseconds. */
const PAUSE = 30;

/** Wait until a link is followed by the browser instead of the router, in milliseconds. */
const LINK_PATIENCE = 1500;

/** Wait until a control that was removed from the page is given up, in milliseconds. */
const PATIENCE = 3000;

/** Interval between checks of whether the whole page is hydrated, in milliseconds. */
const REST = 5000;

/**
 * Returns whether React handles the events of an element. The probe event also makes React hydrate the part around the element if
 * its code is loaded; before that, React stops the event.
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

/** Returns the elements of the same kind with the same texts, in document order. */
function twinsOf(control: Element): Element[] {
  const words = wordsOf(control);
  return Array.from(document.querySelectorAll(control.localName)).filter(
    (other) => wordsOf(other) === words,
  );
}

/** Positions of controls among their twins while they were in the document. */
const places = new WeakMap<Element, { index: number; count: number }>();

function notePlace(control: Element): void {
  const twins = twinsOf(control);
  places.set(control, { index: twins.indexOf(control), count: twins.length });
}

/** Returns the control itself, or the one that replaced it when its part was rendered anew. */
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

/** Whether the text is still being composed by an input method, and so not final. */
const isComposing = ({ event }: Tap) => event instanceof InputEvent && event.isComposing;

const formOf = (control: Element) => control.closest('form') ?? control;

/**
 * Reports a text to React that it takes for the initial one, and keeps the caret's position. Where the field was rendered again
 * meanwhile, text and caret are lost: the caret goes to the end.
 */
function retype(field: Field, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  const isLost = value !== text;
  // React tracks values that are set on the element itself, but not by its prototype's setter, and compares with them.
  field.value = `${text} `;
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  if (selectionStart !== null)
    field.setSelectionRange(
      isLost ? text.length : selectionStart,
      isLost ? text.length : selectionEnd,
    );
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Dispatches a recorded event again. */
function repeat({ event, text }: Tap, control: Element): void {
  control.removeAttribute(PRESSED);
  if (event instanceof KeyboardEvent) {
    control.dispatchEvent(new KeyboardEvent('keydown', event));
  } else if (event instanceof MouseEvent) {
    // A click on a field only sets the focus, which may have moved on since.
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

/** Discards recorded events on a page that is rendered anew. */
export function dropTaps(): void {
  if (window.__QINGHE_TAPS__) stop(window.__QINGHE_TAPS__);
}

/**
 * Dispatches recorded clicks and inputs again, once and in order, as soon as the part that contains their control is hydrated.
 * Events that happen in between are queued behind them.
 *
 * @param root The element that React has begun to hydrate.
 */
export function releaseTaps(root: HTMLElement): void {
  const taps = window.__QINGHE_TAPS__;
  if (!taps) return;
  const { kept } = taps;
  /** Fields whose first event was recorded already; later events go through. */
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
   * A field loses its text if it is rendered again before React knows the text. Texts are therefore repeated early and wait only
   * for earlier events in their own form.
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
    // React takes the value that a field has at hydration for known, even text typed just now. A field's first event is therefore
    // always repeated.
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
  /** If a control is replaced between `mousedown` and `mouseup`, no click is fired, so one is recorded for the replacement. */
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
