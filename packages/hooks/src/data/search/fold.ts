/**
 * The characters of a text as search compares them: full width as half width, capitals as small
 * letters. Each character of the text gives exactly one, so places stay the same.
 */
export function foldCharacters(text: string): string[] {
  return Array.from(text, (character) => {
    const plain = character.normalize('NFKC');
    const narrow = Array.from(plain).length === 1 ? plain : character;
    const small = narrow.toLowerCase();
    return Array.from(small).length === 1 ? small : narrow;
  });
}

/** The words of keywords as search compares them, each once. */
export function foldedWords(keywords: string): string[] {
  const words = foldCharacters(keywords).join('').split(/\s+/);
  return Array.from(new Set(words)).filter((word) => word !== '');
}

/** Whether a text holds every one of some folded words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldCharacters(text).join('');
  return words.every((word) => folded.includes(word));
}

/**
 * Keywords for the server: trimmed, one space between words, letters and digits in half width.
 * Punctuation keeps its width, which titles use as well.
 */
export function plainKeywords(keywords: string): string {
  return keywords
    .replace(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .trim();
}
