import { token } from '../tokens/tokens.ts';

/** A corner of as many rem, between those that have a token; it follows the school's choice as they do. */
export const corner = (rem: number): string => `calc(${token('radius-md')} * ${rem / 0.625})`;
