/** Where Chinese meets Latin letters or digits. */
const MEETING = /[\u4e00-\u9fff][\w%]|[\w%][\u4e00-\u9fff]/;

/** Words and a name one after the other, with a space where one ends or begins in Latin letters or digits. */
export const spaced = (...parts: readonly string[]) =>
  parts.reduce((text, part) =>
    MEETING.test(text.slice(-1) + part.slice(0, 1)) ? `${text} ${part}` : text + part,
  );
