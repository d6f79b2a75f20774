/** A stretch of text between maths delimiters, the delimiters included. */
interface Span {
  start: number;
  end: number;
}

const PAIRS = [
  { open: '$$', close: '$$' },
  { open: '\\(', close: '\\)' },
  { open: '\\[', close: '\\]' },
] as const;

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

function findClose(text: string, close: string, from: number): number {
  let at = text.indexOf(close, from);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf(close, at + 1);
  return at;
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character);
}

/**
 * End of the `$…$` formula that opens at `start`, or -1. As in Pandoc, the opening dollar touches
 * the formula, the closing one too and no digit follows it; so `$5 and $6` are two prices. A
 * formula does not run over a line break.
 */
function dollarEnd(text: string, start: number): number {
  if (isSpace(text[start + 1])) return -1;
  const close = findClose(text, '$', start + 1);
  if (close < 0 || text.slice(start, close).includes('\n')) return -1;
  if (isSpace(text[close - 1]) || /\d/.test(text[close + 1] ?? '')) return -1;
  return close + 1;
}

function spanAt(text: string, start: number): Span | null {
  if (isEscaped(text, start)) return null;
  const pair = PAIRS.find(({ open }) => text.startsWith(open, start));
  if (!pair) {
    const end = text[start] === '$' ? dollarEnd(text, start) : -1;
    return end < 0 ? null : { start, end };
  }
  const from = start + pair.open.length;
  const close = findClose(text, pair.close, from);
  if (close < 0 || text.slice(from, close).trim() === '') return null;
  return { start, end: close + pair.close.length };
}

/** The formulas of a text, in order. */
export function findMaths(text: string): Span[] {
  const spans: Span[] = [];
  const opening = /\$|\\[([]/g;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const span = spanAt(text, match.index);
    if (span) {
      spans.push(span);
      opening.lastIndex = span.end;
    } else if (text.startsWith('$$', match.index)) {
      opening.lastIndex = match.index + 2;
    }
  }
  return spans;
}
