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

/** Reads a JSON value; null when the key is absent or its text is not JSON. The caller checks its shape. */
export function readJson(key: LocalKey): unknown {
  try {
    return JSON.parse(local.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Returns whether it will outlive the page. */
export function writeJson(key: LocalKey, value: unknown): boolean {
  return local.write(key, JSON.stringify(value));
}

/** Returns a member's stored entries of one kind, by lesson or note id. */
export function memberEntries(kind: MemberKind, memberId: number): Map<string, string> {
  return local.entries(memberKeys[kind](memberId, ''));
}

/**
 * Removes the progress that this device stores for a member, after a request to delete the account. Notes are kept: the request
 * can be withdrawn, and there is no other copy of them.
 */
export function forgetProgress(memberId: number): void {
  for (const kind of ['unsent', 'watched'] as const) {
    for (const id of memberEntries(kind, memberId).keys())
      local.remove(memberKeys[kind](memberId, id));
  }
}
