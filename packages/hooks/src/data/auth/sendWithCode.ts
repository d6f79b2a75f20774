import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { client } from '../client/index.ts';
import { endSmsCountdowns } from './smsCountdown.ts';

/**
 * Sends a call that requires an SMS code. Success uses up the code, whatever scene it was requested for (contract 1.12), so the
 * countdowns of the number end and another code can be requested at once. Rejects as `client.send` does.
 */
export async function sendWithCode<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & { mobile: string },
): Promise<Reply<E>> {
  const reply = await client.send(endpoint, input);
  endSmsCountdowns(input.mobile);
  return reply;
}
