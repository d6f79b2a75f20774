import type { Endpoint } from '../contract/endpoint.ts';

/** The message that generation A sends alike for server faults, missing rows and unknown calls (contract 1.2). */
export const VAGUE = '错误';

/**
 * Whether some servers of the contract lack a call: its code is closed source (section 3), or not every generation has it.
 * Only such a call is ever treated as absent.
 */
export function mayLack({ source, generations }: Endpoint): boolean {
  return source.startsWith('O-') || generations !== undefined;
}
