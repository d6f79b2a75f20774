import { answerRules } from './styleRules.ts';

/** The toolbar's setting of motion; `system` follows the setting of the operating system. */
export type Motion = 'system' | 'reduce' | 'full';

const QUERY = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference))?\s*\)/g;

/** Replaces `prefers-reduced-motion` in a media query by a condition that is true or false by the toolbar's setting. */
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

function answerAll(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const original = originals.get(rule) ?? rule.media.mediaText;
    if (!original.includes('prefers-reduced-motion')) continue;
    originals.set(rule, original);
    rule.media.mediaText = answerMotion(original, current);
  }
}

/** Patches `matchMedia` so that it follows the toolbar's setting. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = matchMedia(answerMotion(query, current));
    if (query.includes('prefers-reduced-motion')) queries.add(list);
    return list;
  };
}

/** Makes every page behave as if the reader's system asked for less motion, or did not. */
export function setMotion(motion: Motion): void {
  if (motion === current) return;
  watch();
  current = motion;
  answerRules(answerAll);
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
