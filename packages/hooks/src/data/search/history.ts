import { useMemo, useSyncExternalStore } from 'react';
import { local, localKeys, writeJson } from '../../storage/index.ts';
import { session } from '../../stores/session/index.ts';

/** Maximum number of searches in the history. */
const LIMIT = 10;

/** Maximum length of a search in the history: a longer text was probably pasted, and is of no use there. */
const MAX_LENGTH = 40;

function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((text): text is string => typeof text === 'string').slice(0, LIMIT);
  } catch {
    return [];
  }
}

const stored = () => local.read(localKeys.searchHistory);
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function write(rows: string[]): void {
  writeJson(localKeys.searchHistory, rows);
  for (const listener of listeners) listener();
}

/**
 * Puts keywords first in the search history of this device; the same keywords are stored once. Does nothing while the member is
 * logging out, since the history was already cleared.
 */
export function rememberSearch(keywords: string): void {
  const text = keywords.trim();
  if (text === '' || text.length > MAX_LENGTH || session.isLeaving) return;
  write([text, ...parse(stored()).filter((row) => row !== text)].slice(0, LIMIT));
}

/** Forgets one search. */
export function forgetSearch(keywords: string): void {
  write(parse(stored()).filter((row) => row !== keywords));
}

/** Forgets all searches. */
export function forgetSearches(): void {
  write([]);
}

/** Returns the search history, latest first. It is stored on this device only. */
export function useSearchHistory(): readonly string[] {
  const text = useSyncExternalStore(subscribe, stored);
  return useMemo(() => parse(text), [text]);
}
