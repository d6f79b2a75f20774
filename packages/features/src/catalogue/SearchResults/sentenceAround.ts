import { foldCharacters, foldedWords } from '@qinghe/hooks/data/search';

/** Maximum number of characters before the hit. */
const LEAD = 36;
/** Minimum length: a shorter excerpt is extended by the next sentence. */
const ENOUGH = 40;

const HAN = /\p{Script=Han}/u;

/** Returns whether a sentence, or a block of the page that the text comes from, ends before the character at `at`. */
function isBoundary(characters: readonly string[], at: number): boolean {
  const before = characters[at - 1] ?? '';
  const beforeThat = characters[at - 2] ?? '';
  if (/[。！？；!?]/.test(before)) return true;
  return before === ' ' && HAN.test(beforeThat) && HAN.test(characters[at] ?? '');
}

/** Returns the index of the first matching word, or -1. */
function placeOf(characters: readonly string[], words: readonly string[]): number {
  const folded = foldCharacters(characters.join(''));
  return folded.findIndex((_, at) =>
    words.some((word) => folded.slice(at, at + Array.from(word).length).join('') === word),
  );
}

/**
 * Returns the sentences around the first hit of an excerpt that the server has cut anywhere (contract E-84). The result begins
 * and ends at sentence boundaries where possible, else with an ellipsis.
 */
export function sentenceAround(excerpt: string, keywords: string): string {
  const characters = Array.from(excerpt.replace(/\s+/g, ' ').trim());
  const hit = placeOf(characters, foldedWords(keywords));
  if (hit < 0) return characters.join('');
  let start = hit;
  while (start > 0 && hit - start < LEAD && !isBoundary(characters, start)) start -= 1;
  const isCutBefore = !isBoundary(characters, start);
  let end = hit + 1;
  while (
    end < characters.length &&
    !(isBoundary(characters, end) && (end - start >= ENOUGH || characters[end - 1] === ' '))
  )
    end += 1;
  const isCutAfter = end === characters.length && !/[。！？；!?]/.test(characters[end - 1] ?? '');
  const sentence = characters.slice(start, end).join('').trim();
  return `${isCutBefore ? '…' : ''}${sentence}${isCutAfter ? '…' : ''}`;
}
