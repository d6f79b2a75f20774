import { minifySync } from 'vite';

/** Something that was done before the page could act on it. */
interface Tap {
  event: Event;
  control: Element;
  /** What stood in the field then. */
  text: unknown;
}

/** What is there for the code that takes the page over: `releaseTaps` in `@qinghe/features/shell/Prerender`. */
interface Taps {
  types: readonly string[];
  kept: Tap[];
  /** What a mouse button went down on. */
  down?: Element;
  /** Whether the browser or the page acts on it already. */
  passes: (control: Element) => boolean;
  keep: (event: Event) => void;
}

/**
 * Runs in `index.html` of a page that was rendered in advance for this visitor: keeps what is pressed and typed until the
 * page is alive, and lets it show. A link goes on at once, where nothing before it would be left behind.
 */
function run() {
  const { prerendered = 'other' } = document.documentElement.dataset;
  if (prerendered === 'other') return;
  const pressed = 'data-pressed';
  const taps: Taps = {
    types: ['click', 'submit', 'keydown', 'input', 'compositionend', 'mousedown'],
    kept: [],
    passes: (control) => {
      if (control.matches('[target],[href^="#"],[href^="tel:"]')) return true;
      const isOnItsWay = control.matches('[href]') && taps.kept.length === 0;
      if (isOnItsWay) control.setAttribute(pressed, '');
      return isOnItsWay;
    },
    keep: (event) => {
      const { type, target, isTrusted } = event;
      if (!isTrusted || !(target instanceof Element)) return;
      const control =
        type === 'submit'
          ? target
          : target.closest('a[href],button,input,select,textarea,label,summary');
      if (!control) return;
      if (type === 'mousedown') {
        taps.down = control;
        return;
      }
      if (
        event instanceof MouseEvent &&
        (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      )
        return;
      // Other keys end in a click, a submit or a text.
      if (event instanceof KeyboardEvent && !/^(Arrow|Home|End|Esc)/.test(event.key)) return;
      if (taps.passes(control)) return;
      event.stopImmediatePropagation();
      const isPress =
        type === 'click' &&
        !control.matches('input:not([type=radio]):not([type=checkbox]),select,textarea');
      if (isPress || type === 'submit') event.preventDefault();
      if (isPress) {
        // Pressed again because nothing happened: once is enough.
        if (control.hasAttribute(pressed)) return;
        control.setAttribute(pressed, '');
      }
      taps.kept.push({ event, control, text: Reflect.get(control, 'value') });
    },
  };
  for (const type of taps.types) window.addEventListener(type, taps.keep, true);
  Reflect.set(window, '__QINGHE_TAPS__', taps);
}

/** The inline script that keeps what is pressed before the code is there; small, for every page carries it. */
export function keptTapsCode(): string {
  const { code } = minifySync('keptTaps.js', `(${String(run)})()`);
  return code.trim().replace(/</g, '\\u003c');
}
