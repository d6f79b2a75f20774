import type { SpaceStep } from '../tokens/tokens.ts';

type Negative<S> = S extends `${infer N extends number}` ? N : never;

/** A step of the spacing scale, or its negative. */
export type Space = SpaceStep | Negative<`-${Exclude<SpaceStep, 0>}`>;

const lengthOf = (step: Space): string => {
  if (step === 0) return '0';
  const length = `var(--space-${String(Math.abs(step)).replace('.', '-')})`;
  return step < 0 ? `calc(${length} * -1)` : length;
};

/** Returns spacing by steps of the scale, one to four values as in CSS: `space(3, 4)` is 0.75rem and 1rem. */
export const space = (...steps: readonly Space[]): string => steps.map(lengthOf).join(' ');
