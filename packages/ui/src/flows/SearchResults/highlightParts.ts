/** A stretch of text that matches the keywords or does not. */
export interface HighlightPart {
  text: string;
  isHit: boolean;
}

/** The keywords as a whole and each of their words, longest first. */
function termsOf(keywords: string): string[] {
  const phrase = keywords.trim();
  const terms = new Set([phrase, ...phrase.split(/\s+/)].filter((term) => term !== ''));
  return Array.from(terms).sort((a, b) => b.length - a.length);
}

const escape = (term: string) => term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Takes a text apart at the keywords, which are taken literally and whatever their case. Put
 * together again the parts are the text.
 */
export function highlightParts(text: string, keywords: string): HighlightPart[] {
  const terms = termsOf(keywords);
  if (terms.length === 0) return text === '' ? [] : [{ text, isHit: false }];
  const pattern = new RegExp(`(${terms.map(escape).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, order) => ({ text: part, isHit: order % 2 === 1 }))
    .filter((part) => part.text !== '');
}
