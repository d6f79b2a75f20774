import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { client } from '../client/index.ts';
import { endSmsCountdowns } from './smsCountdown.ts';

/**
 * Sends a call that an SMS code stands behind. What succeeds has used the code up, whatever the scene it was asked for in
 * (contract 1.12): the number can have another at once. Rejects as `client.send`.
 */
export async function sendWithCode<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & { mobile: string },
): Promise<Reply<E>> {
  const reply = await client.send(endpoint, input);
  endSmsCountdowns(input.mobile);
  return reply;
}
