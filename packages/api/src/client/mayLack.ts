import type { Endpoint } from '../contract/endpoint.ts';

/** Generation A has this one word for its own faults, for rows that are gone and for calls it lacks (contract 1.2). */
export const VAGUE = '错误';

/**
 * Whether servers of the contract exist that lack a call: its code is closed (section 3), or not every generation has it.
 * Only such a call is ever taken for absent.
 */
export function mayLack({ source, generations }: Endpoint): boolean {
  return source.startsWith('O-') || generations !== undefined;
}
