import { answerRules } from './styleRules.ts';

const PERCENT = /(\d*\.?\d+)%/g;

/**
 * Scales a root font size as for a browser with another default text size: its percentages refer to
 * that default, its other lengths stay.
 */
export const scaleFontSize = (fontSize: string, scale: number): string =>
  fontSize.replace(PERCENT, (_, percent) => `${Number(percent) * scale}%`);

const EM = /(\d*\.?\d+)em\b/g;

/** Scales a media query in the same way: there an em is the browser's default text size. */
export const scaleCondition = (condition: string, scale: number): string =>
  condition.replace(EM, (_, em) => `${Number(em) * scale}em`);

let current = 100;
const originals = new WeakMap<CSSRule, string>();

/** Returns the original text of a rule, for the usual text size. */
function originalOf(rule: CSSRule, now: string): string {
  const original = originals.get(rule) ?? now;
  originals.set(rule, original);
  return original;
}

function scaleRule(rule: CSSRule): void {
  const scale = current / 100;
  if (rule instanceof CSSMediaRule) {
    // Other media rules are left to the motion menu.
    if (!rule.media.mediaText.includes('em)')) return;
    const scaled = scaleCondition(originalOf(rule, rule.media.mediaText), scale);
    if (rule.media.mediaText !== scaled) rule.media.mediaText = scaled;
  } else if (rule instanceof CSSStyleRule && /^html\b/.test(rule.selectorText)) {
    const { style } = rule;
    if (style.fontSize === '') return;
    const scaled = scaleFontSize(originalOf(rule, style.fontSize), scale);
    if (style.fontSize !== scaled) style.fontSize = scaled;
  }
}

function scaleRules(rules: Iterable<CSSRule>): void {
  for (const rule of rules) scaleRule(rule);
}

/** Makes every page appear as in a browser whose default text size is `percent` of the usual one. */
export function setTextSize(percent: number): void {
  if (percent === current) return;
  current = percent;
  answerRules(scaleRules);
}

/** The menu of text sizes in the toolbar. */
export const textSizeToolbar = {
  textSize: {
    description: 'Text size of the browser',
    toolbar: {
      icon: 'paragraph' as const,
      dynamicTitle: true,
      items: ['100', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
    },
  },
};
