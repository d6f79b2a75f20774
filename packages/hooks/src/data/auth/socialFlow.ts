import { sessionKeys, tab } from '../../storage/index.ts';

/** What a visit to a provider's page is for. */
export type SocialAction = 'login' | 'bind';

/** How long a flow lasts, in milliseconds: no longer does the server wait for its end (contract E-13). */
export const FLOW_LIFE = 600_000;

/** Random bytes of a mark; twelve characters in the address. */
const BYTES = 9;

function createMark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/]/g, (sign) => (sign === '+' ? '-' : '_'));
}

/**
 * Begins a login or a binding outside of the site: this tab keeps a mark of it, which has to come
 * back with the code. A flow that was begun before is given up.
 *
 * @param memberId Whose account is bound; 0 for a login.
 */
export function beginFlow(action: SocialAction, memberId: number): string {
  const mark = createMark();
  const flow = { mark, action, member: String(memberId), begun: String(Date.now()) };
  tab.write(sessionKeys.socialFlow, new URLSearchParams(flow).toString());
  return mark;
}

/**
 * Ends the flow of this tab, whatever its mark, and tells whether it is the one that `mark` came back
 * from: begun here for the same end by the same member, not long ago, and not ended before.
 */
export function endFlow(action: SocialAction, memberId: number, mark: string | null): boolean {
  const kept = new URLSearchParams(tab.read(sessionKeys.socialFlow) ?? '');
  tab.remove(sessionKeys.socialFlow);
  const age = Date.now() - Number(kept.get('begun'));
  return (
    Boolean(mark) &&
    kept.get('mark') === mark &&
    kept.get('action') === action &&
    kept.get('member') === String(memberId) &&
    age >= 0 &&
    age <= FLOW_LIFE
  );
}
