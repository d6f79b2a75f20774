import { sessionKeys, tab } from '../../storage/index.ts';

/** Purpose of a visit to a login provider's page. */
export type SocialAction = 'login' | 'bind';

/** Maximum duration of a flow, in milliseconds: the server does not wait longer for it to be completed (contract E-13). */
export const FLOW_LIFE = 600_000;

/** Random bytes of a mark, which give twelve characters in the address. */
const BYTES = 9;

function createMark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/]/g, (sign) => (sign === '+' ? '-' : '_'));
}

/**
 * Begins a login or a binding with an external provider, and returns its random mark, which this tab stores and which has to come
 * back with the code. Replaces any flow begun before.
 *
 * @param memberId The member whose account is bound; 0 for a login.
 */
export function beginFlow(action: SocialAction, memberId: number): string {
  const mark = createMark();
  const flow = { mark, action, member: String(memberId), begun: String(Date.now()) };
  tab.write(sessionKeys.socialFlow, new URLSearchParams(flow).toString());
  return mark;
}

/**
 * Ends the flow of this tab, whatever its mark. Returns whether `mark` is that flow's: begun in this tab for the same action by
 * the same member, within `FLOW_LIFE`, and not ended before.
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
