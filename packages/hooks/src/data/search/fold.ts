/**
 * Returns the characters of a text in the form that search compares: full width as half width, capitals as lower case. Each
 * character is mapped to exactly one, so positions stay the same.
 */
export function foldCharacters(text: string): string[] {
  return Array.from(text, (character) => {
    const plain = character.normalize('NFKC');
    const narrow = Array.from(plain).length === 1 ? plain : character;
    const small = narrow.toLowerCase();
    return Array.from(small).length === 1 ? small : narrow;
  });
}

/** Returns the distinct words of keywords in the form that search compares. */
export function foldedWords(keywords: string): string[] {
  const words = foldCharacters(keywords).join('').split(/\s+/);
  return Array.from(new Set(words)).filter((word) => word !== '');
}

/** Whether a text contains all of the given folded words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldCharacters(text).join('');
  return words.every((word) => folded.includes(word));
}

/**
 * Normalises keywords for the server: trimmed, one space between words, letters and digits in half width. Punctuation keeps its
 * width, since titles use full-width punctuation too.
 */
export function plainKeywords(keywords: string): string {
  return keywords
    .replace(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .trim();
}
