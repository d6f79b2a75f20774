/** An escaped dollar or backslash, which is stepped over, or what a formula may begin with. */
const OPENING = /\\[\\$]|\$\$|\\\[|\\\(|\$/g;
/** Between single dollars: one line without a bare dollar. */
const DOLLAR = /(?:\\.|[^$\\\n])+(?=\$)/y;
const HAN = /[\u3000-\u9fff\uff00-\uffef]/;

export interface Formula {
  start: number;
  end: number;
  tex: string;
  isDisplay: boolean;
}

/**
 * The dollar after what is no price; -1 without one. As in Pandoc, the dollars touch the formula and
 * no digit follows the second, so `$5 and $6` are two prices. As editors leave blanks inside, both
 * dollars may be apart from it, if it holds no Chinese.
 */
function endOfDollar(text: string, from: number): number {
  DOLLAR.lastIndex = from;
  if (!DOLLAR.test(text)) return -1;
  const at = DOLLAR.lastIndex;
  const raw = text.slice(from, at);
  const after = text.slice(at + 1, at + 9);
  const isApart = /^\s/.test(raw);
  if (isApart !== /(?:^|[^\\])\s$/.test(raw)) return -1;
  return (isApart ? HAN.test(raw) || /^\s*\d/.test(after) : /^\d/.test(after)) ? -1 : at;
}

/** The first bare `$$`; -1 without one. */
function endOfDollars(text: string, from: number): number {
  const step = /\\.|\$\$/g;
  step.lastIndex = from;
  let found = step.exec(text);
  while (found && found[0] !== '$$') found = step.exec(text);
  return found?.index ?? -1;
}

/** Finds where formulas end, in time that grows with the text: what is missing once stays so. */
function createEnds(text: string) {
  const missing = new Set<string>();
  return (close: string, from: number): number => {
    if (close === '$') return endOfDollar(text, from);
    if (missing.has(close)) return -1;
    const at = close === '$$' ? endOfDollars(text, from) : text.indexOf(close, from);
    if (at === -1) missing.add(close);
    return at;
  };
}

const CLOSINGS = new Map([
  ['$', '$'],
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
    const closing = CLOSINGS.get(opening);
    if (closing === undefined) continue;
    const start = match.index;
    const from = start + opening.length;
    const at = endOf(closing, from);
    if (at === -1) {
      // The second dollar of two may begin a formula.
      openings.lastIndex = start + 1;
      continue;
    }
    const end = at + closing.length;
    openings.lastIndex = end;
    const tex = text
      .slice(from, at)
      .replace(/&amp;/g, '&')
      .replace(/&?nbsp;|\u00a0/g, ' ')
      .trim();
    const isDisplay = opening === '$$' || opening === '\\[';
    if (tex !== '') formulas.push({ start, end, tex, isDisplay });
  }
  return formulas;
}
