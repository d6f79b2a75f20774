/** An escaped dollar or backslash, which is stepped over, or what a formula may begin with. */
const OPENING = /\\[\\$]|\$\$|\\\[|\\\(|\$/g;
/** Between single dollars: one line without a bare dollar. */
const DOLLAR = /\$((?:\\.|[^$\\\n])+)\$/y;
const HAN = /[\u3000-\u9fff\uff00-\uffef]/;

export interface Formula {
  start: number;
  end: number;
  tex: string;
  isDisplay: boolean;
}

/**
 * What stands between single dollars that is no price. As in Pandoc, the dollars touch the formula
 * and no digit follows the second, so `$5 and $6` are two prices. As editors leave blanks inside,
 * both dollars may be apart from it, if it holds no Chinese.
 */
function inDollars(text: string, start: number): string | null {
  DOLLAR.lastIndex = start;
  const [source = '', raw = ''] = DOLLAR.exec(text) ?? [];
  const after = text.slice(start + source.length, start + source.length + 8);
  const isApart = /^\s/.test(raw);
  if (isApart !== /(?:^|[^\\])\s$/.test(raw)) return null;
  return (isApart ? HAN.test(raw) || /^\s*\d/.test(after) : /^\d/.test(after)) ? null : raw;
}

/** The first bare `$$` after at least one character; -1 without one. */
function endOfDollars(text: string, from: number): number {
  const step = /\\[\s\S]|\$\$/g;
  step.lastIndex = text[from] === '\\' ? from : from + 1;
  let found = step.exec(text);
  while (found && found[0] !== '$$') found = step.exec(text);
  return found?.index ?? -1;
}

/** Finds where formulas end, in time that grows with the text: what is missing once stays so. */
function createEnds(text: string) {
  const missing = new Set<string>();
  return (close: string, from: number): number => {
    if (missing.has(close)) return -1;
    const at = close === '$$' ? endOfDollars(text, from) : text.indexOf(close, from + 1);
    if (at < 0) missing.add(close);
    return at;
  };
}

const CLOSINGS = new Map([
  ['$$', '$$'],
  ['\\[', '\\]'],
  ['\\(', '\\)'],
]);

/** The formulas of a text, in order, cleaned of what editors leave inside (contract 1.14). */
export function findFormulas(text: string): Formula[] {
  const formulas: Formula[] = [];
  const endOf = createEnds(text);
  const openings = new RegExp(OPENING);
  for (let match = openings.exec(text); match; match = openings.exec(text)) {
    const [opening] = match;
    const start = match.index;
    const from = start + opening.length;
    const closing = CLOSINGS.get(opening);
    const at = closing === undefined ? -1 : endOf(closing, from);
    const raw = at > 0 ? text.slice(from, at) : opening === '$' ? inDollars(text, start) : null;
    // An escape is stepped over; where nothing ends, the second dollar of two may begin a formula.
    if (raw === null) openings.lastIndex = opening === '$$' ? start + 1 : from;
    if (!raw) continue;
    const end = from + raw.length + (closing ?? '$').length;
    openings.lastIndex = end;
    const tex = raw
      .replace(/&amp;/g, '&')
      .replace(/&?nbsp;|\u00a0/g, ' ')
      .trim();
    if (tex !== '') formulas.push({ start, end, tex, isDisplay: /^(?:\$\$|\\\[)$/.test(opening) });
  }
  return formulas;
}
