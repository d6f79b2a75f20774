import { local } from './browser.ts';
import { memberKeys } from './keys.ts';
import type { LocalKey, MemberKind } from './keys.ts';

export { keepTokenIn, local, tab } from './browser.ts';
export { dropIntent, forgetIntent, keepIntent, takeIntent } from './intent.ts';
export { localKeys, memberKeys, PENDING, sessionKeys } from './keys.ts';
export type { LocalKey, MemberKind, SessionKey } from './keys.ts';
export type { SafeStorage } from './safeStorage.ts';
export type { TokenStore } from './tokenStore.ts';
export { isVisit } from './visit.ts';

/** Reads a JSON value, or null when it is absent or not JSON. The caller checks its shape. */
export function readJson(key: LocalKey): unknown {
  try {
    return JSON.parse(local.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON; answers whether it will outlive the page. */
export function writeJson(key: LocalKey, value: unknown): boolean {
  return local.write(key, JSON.stringify(value));
}

/** What of one kind is stored for a member, by lesson or note. */
export function memberEntries(kind: MemberKind, memberId: number): Map<string, string> {
  return local.entries(memberKeys[kind](memberId, ''));
}

/**
 * Removes the progress that this device keeps for a member, as when the account's deletion is asked
 * for. Notes stay: that request can be taken back, and there is no other copy of them.
 */
export function forgetProgress(memberId: number): void {
  for (const kind of ['unsent', 'watched'] as const) {
    for (const id of memberEntries(kind, memberId).keys())
      local.remove(memberKeys[kind](memberId, id));
  }
}
