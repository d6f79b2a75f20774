/**
 * A formula in one of the delimiters, or an escaped dollar or backslash, which is stepped over. As
 * in Pandoc, the dollars of `$…$` touch the formula, no digit follows the second, and it stays on
 * one line; so `$5 and $6` are two prices.
 */
const PATTERN =
  /\\[\\$]|\$\$((?:\\[\s\S]|[^\\])+?)\$\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|\$((?:\\.|[^\s$\\])(?:(?:\\.|[^$\\\n])*(?:\\.|[^\s$\\]))?)\$(?!\d)/g;

export interface Formula {
  start: number;
  end: number;
  tex: string;
  isDisplay: boolean;
}

/** The formulas of a text, in order, cleaned of what editors leave inside (contract 1.14). */
export function findFormulas(text: string): Formula[] {
  const formulas: Formula[] = [];
  for (const match of text.matchAll(PATTERN)) {
    const [source, dollars, brackets, parentheses, dollar] = match;
    const raw = dollars ?? brackets ?? parentheses ?? dollar;
    if (raw === undefined || raw.trim() === '') continue;
    formulas.push({
      start: match.index,
      end: match.index + source.length,
      tex: raw
        .replace(/&amp;/g, '&')
        .replace(/&?nbsp;|\u00a0/g, ' ')
        .trim(),
      isDisplay: (dollars ?? brackets) !== undefined,
    });
  }
  return formulas;
}
