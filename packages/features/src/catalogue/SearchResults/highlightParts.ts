import { foldCharacters, foldedWords } from '@qinghe/hooks/data/search';

/** A part of a text that either matches the keywords or does not. */
export interface HighlightPart {
  text: string;
  isHit: boolean;
}

/** Returns the keywords as a whole and each of their words, longest first. */
function termsOf(keywords: string): string[][] {
  const phrase = foldCharacters(keywords.trim()).join('');
  const terms = new Set([phrase, ...foldedWords(keywords)].filter((term) => term !== ''));
  return Array.from(terms, (term) => Array.from(term)).sort((a, b) => b.length - a.length);
}

/**
 * Splits a text at the keywords, which are matched literally, regardless of case and width. The joined parts are the text again.
 */
export function highlightParts(text: string, keywords: string): HighlightPart[] {
  const terms = termsOf(keywords);
  const characters = Array.from(text);
  const folded = foldCharacters(text);
  const parts: HighlightPart[] = [];
  const add = (piece: string, isHit: boolean) => {
    const last = parts[parts.length - 1];
    if (last && !isHit && !last.isHit) last.text += piece;
    else parts.push({ text: piece, isHit });
  };
  for (let at = 0; at < characters.length;) {
    const term = terms.find((own) =>
      own.every((character, step) => folded[at + step] === character),
    );
    const length = term?.length ?? 1;
    add(characters.slice(at, at + length).join(''), term !== undefined);
    at += length;
  }
  return parts;
}
