/** What the toolbar says of motion; `system` leaves it to the reader's system. */
export type Motion = 'system' | 'reduce' | 'full';

const QUERY = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference))?\s*\)/g;

/** A media query whose wish for less motion is answered by the toolbar instead of the system. */
export const answerMotion = (query: string, motion: Motion): string =>
  motion === 'system'
    ? query
    : query.replace(QUERY, (_, value) =>
        (value === 'no-preference') === (motion === 'full')
          ? '(min-width: 0px)'
          : '(max-width: 0px)',
      );

let current: Motion = 'system';
const originals = new WeakMap<CSSMediaRule, string>();
const queries = new Set<MediaQueryList>();
let isWatching = false;

function answerRules(rules: CSSRuleList): void {
  for (const rule of Array.from(rules)) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const original = originals.get(rule) ?? rule.media.mediaText;
    if (!original.includes('prefers-reduced-motion')) continue;
    originals.set(rule, original);
    rule.media.mediaText = answerMotion(original, current);
  }
}

const answerSheets = () => {
  for (const sheet of Array.from(document.styleSheets)) answerRules(sheet.cssRules);
};

/** Answers every style sheet and `matchMedia` from now on, also those that come later. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = matchMedia(answerMotion(query, current));
    if (query.includes('prefers-reduced-motion')) queries.add(list);
    return list;
  };
  // Called with its sheet below.
  // eslint-disable-next-line typescript/unbound-method
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    const place = insertRule.call(this, rule, index);
    if (rule.includes('prefers-reduced-motion')) answerRules(this.cssRules);
    return place;
  };
  new MutationObserver(answerSheets).observe(document.head, { childList: true, subtree: true });
}

/** Lets every page behave as for a reader who asked for less motion, or did not. */
export function setMotion(motion: Motion): void {
  if (motion === current) return;
  watch();
  current = motion;
  answerSheets();
  for (const list of queries) list.dispatchEvent(new Event('change'));
}

/** The menu of motion in the toolbar. */
export const motionToolbar = {
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play' as const,
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion: system' },
        { value: 'reduce', title: 'Reduced motion' },
        { value: 'full', title: 'Full motion' },
      ],
    },
  },
};
