const PERCENT = /(\d*\.?\d+)%/g;

/**
 * A root font size as it is for a reader whose browser has another default: its percentages are of
 * that default, its other lengths stay.
 */
export const scaleFontSize = (fontSize: string, scale: number): string =>
  fontSize.replace(PERCENT, (_, percent) => `${Number(percent) * scale}%`);

let current = 100;
const originals = new WeakMap<CSSStyleRule, string>();

const rootRules = (): CSSStyleRule[] =>
  Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules))
    .flat()
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText, style }) => /^html\b/.test(selectorText) && style.fontSize !== '');

/** Gives every page the text size of a reader whose browser's default is `percent` of the usual one. */
export function setTextSize(percent: number): void {
  if (percent === current) return;
  current = percent;
  for (const rule of rootRules()) {
    const original = originals.get(rule) ?? rule.style.fontSize;
    originals.set(rule, original);
    const scaled = scaleFontSize(original, percent / 100);
    if (rule.style.fontSize !== scaled) rule.style.fontSize = scaled;
  }
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
