import { minifySync } from 'vite';

/** An event from before the page's code could handle it. */
interface Tap {
  event: Event;
  control: Element;
  /** The field's value at that moment. */
  text: unknown;
}

/** State for the code that takes the page over: `releaseTaps` in `@qinghe/features/shell/Prerender`. */
interface Taps {
  types: readonly string[];
  kept: Tap[];
  /** The control of the last `mousedown`. */
  down?: Element;
  /** Whether the browser or the page handles the event itself, so that it need not be kept. */
  passes: (control: Element) => boolean;
  keep: (event: Event) => void;
}

/**
 * Runs inline in the `index.html` of a page that was prerendered for this visitor: keeps clicks and input until the page is
 * hydrated, and marks what was pressed. A link is followed at once if no earlier event is still waiting.
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
      // Other keys result in a `click`, `submit` or `input` event.
      if (event instanceof KeyboardEvent && !/^(Arrow|Home|End|Esc)/.test(event.key)) return;
      if (taps.passes(control)) return;
      event.stopImmediatePropagation();
      const isPress =
        type === 'click' &&
        !control.matches('input:not([type=radio]):not([type=checkbox]),select,textarea');
      if (isPress || type === 'submit') event.preventDefault();
      if (isPress) {
        // Pressed again because nothing happened: counts once.
        if (control.hasAttribute(pressed)) return;
        control.setAttribute(pressed, '');
      }
      taps.kept.push({ event, control, text: Reflect.get(control, 'value') });
    },
  };
  for (const type of taps.types) window.addEventListener(type, taps.keep, true);
  Reflect.set(window, '__QINGHE_TAPS__', taps);
}

/** Returns the inline script that keeps taps until the code is loaded; small, because every page contains it. */
export function keptTapsCode(): string {
  const { code } = minifySync('keptTaps.js', `(${String(run)})()`);
  return code.trim().replace(/</g, '\\u003c');
}
