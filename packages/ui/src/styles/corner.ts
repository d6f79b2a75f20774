import { token } from '../tokens/tokens.ts';

/** Returns a radius in rem, for sizes without a token; it scales with the school's choice of corners, as the tokens do. */
export const corner = (rem: number): string => `calc(${token('radius-md')} * ${rem / 0.625})`;
