import { headingRanks } from './headingRanks.ts';

const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const BREAK = /<br\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr|pre)\s*>/gi;

const HEADING = /<h([1-6])\b[^<>]*>/gi;
/** What a heading's line begins with, before its level; content has no such sign. */
const MARK = '\u0001';

/** A line of content whose words are on their way. */
export interface RoughLine {
  /** As long as the line is, not for reading. */
  words: string;
  /** The rank of a heading, from 1; null for any other line. */
  rank: number | null;
}

/** The lines of HTML by their length and rank alone. Needs no browser. */
export function roughLines(html: string): RoughLine[] {
  const lines = html
    .replaceAll(MARK, '')
    .replace(HIDDEN, '')
    .replace(HEADING, `\n${MARK}$1`)
    .replace(BREAK, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&#?\w+;/g, '一')
    .trim()
    .split('\n')
    .map((line) => {
      const isHeading = line.startsWith(MARK);
      return { words: isHeading ? line.slice(2) : line, level: isHeading ? Number(line[1]) : null };
    })
    .filter(({ words }) => words);
  const ranks = headingRanks(lines.flatMap(({ level }) => level ?? [])).values();
  return lines.map(({ words, level }) => ({
    words,
    rank: level === null ? null : (ranks.next().value ?? null),
  }));
}
