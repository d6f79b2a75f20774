const isLatin = (character: string | undefined) => /[\w%]/.test(character ?? '');

/** Words and a name one after the other, with a space where one ends or begins in Latin letters or digits. */
export const spaced = (...parts: readonly string[]) =>
  parts.reduce((text, part) =>
    isLatin(text.at(-1)) !== isLatin(part[0]) && !/[\s。，：、！？」]/.test(part[0] ?? ' ')
      ? `${text} ${part}`
      : text + part,
  );
