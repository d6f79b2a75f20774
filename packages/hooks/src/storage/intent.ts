import { tab } from './browser.ts';
import { sessionKeys } from './keys.ts';

/** How long an intent is kept for the login, in milliseconds. */
const PATIENCE = 30 * 60_000;

interface Intent {
  path: string;
  name: string;
  /** Id of the item that the action is about, where a page has several; else 0. */
  about: number;
  at: number;
}

function read(): Partial<Intent> {
  try {
    const kept: unknown = JSON.parse(tab.read(sessionKeys.page('intent')) ?? 'null');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/**
 * Stores in this tab what a visitor wants to do on a page, until they have logged in. It survives a visit to a login provider's
 * page and a reload.
 */
export function keepIntent(path: string, name: string, now: number, about = 0): void {
  tab.write(
    sessionKeys.page('intent'),
    JSON.stringify({ path, name, about, at: now } satisfies Intent),
  );
}

/**
 * Removes and returns the intent of a page if it has the given name and is not too old: the id of the item that it is about, or 0
 * where it is about the page. Null where there is no such intent.
 */
export function takeIntent(path: string, name: string, now: number): number | null {
  const kept = read();
  if (kept.path !== path || kept.name !== name) return null;
  forgetIntent();
  return now - (kept.at ?? 0) < PATIENCE ? (kept.about ?? 0) : null;
}

/** Forgets the stored intent, as when the visitor has given up the login. */
export function forgetIntent(): void {
  tab.remove(sessionKeys.page('intent'));
}

/** Forgets the stored intent if it belongs to this page, whose visitor came back without logging in. */
export function dropIntent(path: string): void {
  if (read().path === path) forgetIntent();
}
