const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const BREAK = /<br\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr|pre)\s*>/gi;

/** The lines of HTML by their length alone: not for reading. Needs no browser. */
export function roughLines(html: string): string[] {
  return html
    .replace(HIDDEN, '')
    .replace(BREAK, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&#?\w+;/g, '一')
    .trim()
    .split('\n')
    .filter(Boolean);
}
