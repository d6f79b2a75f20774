import { answerRules } from './styleRules.ts';

const PERCENT = /(\d*\.?\d+)%/g;

/**
 * A root font size as it is for a reader whose browser has another default: its percentages are of
 * that default, its other lengths stay.
 */
export const scaleFontSize = (fontSize: string, scale: number): string =>
  fontSize.replace(PERCENT, (_, percent) => `${Number(percent) * scale}%`);

const EM = /(\d*\.?\d+)em\b/g;

/** The condition of a media query as it is for such a reader: an em there is the default of the browser. */
export const scaleCondition = (condition: string, scale: number): string =>
  condition.replace(EM, (_, em) => `${Number(em) * scale}em`);

let current = 100;
const originals = new WeakMap<CSSRule, string>();

/** What a rule says for a reader with the usual text size. */
function originalOf(rule: CSSRule, now: string): string {
  const original = originals.get(rule) ?? now;
  originals.set(rule, original);
  return original;
}

function scaleRule(rule: CSSRule): void {
  const scale = current / 100;
  if (rule instanceof CSSMediaRule) {
    // The menu of motion answers others.
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

/** Gives every page the text size of a reader whose browser's default is `percent` of the usual one. */
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
