import { useCallback, useState } from 'react';
import { localKeys, readJson, writeJson } from '../storage/index.ts';

/** What the player remembers from lesson to lesson on this device. */
export interface StoredPreferences {
  /** Speed from 0.5 to 2. */
  rate: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Name of the chosen quality; '' for the default. */
  quality: string;
  /** Whether the player listens to keys. */
  hasKeys: boolean;
  /** Whether the next lesson starts by itself. */
  isAutoNext: boolean;
  /** Whether the player takes the whole width. */
  isTheatre: boolean;
}

const DEFAULTS: StoredPreferences = {
  rate: 1,
  volume: 1,
  isMuted: false,
  quality: '',
  hasKeys: true,
  isAutoNext: true,
  isTheatre: false,
};

function within(value: unknown, low: number, high: number, fallback: number): number {
  return typeof value === 'number' && value >= low && value <= high ? value : fallback;
}

/** Reads stored preferences; whatever is missing or makes no sense is as it is at first. */
export function readPreferences(stored: unknown): StoredPreferences {
  const found: Partial<Record<keyof StoredPreferences, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const flag = (key: 'isMuted' | 'hasKeys' | 'isAutoNext' | 'isTheatre') => {
    const value = found[key];
    return typeof value === 'boolean' ? value : DEFAULTS[key];
  };
  return {
    rate: within(found.rate, 0.5, 2, DEFAULTS.rate),
    volume: within(found.volume, 0, 1, DEFAULTS.volume),
    quality: typeof found.quality === 'string' ? found.quality : DEFAULTS.quality,
    isMuted: flag('isMuted'),
    hasKeys: flag('hasKeys'),
    isAutoNext: flag('isAutoNext'),
    isTheatre: flag('isTheatre'),
  };
}

/** The player's preferences and the way to change some of them. */
export function usePlayerPreferences(): readonly [
  StoredPreferences,
  (change: Partial<StoredPreferences>) => void,
] {
  const [preferences, setPreferences] = useState(() => readPreferences(readJson(localKeys.player)));
  const change = useCallback((part: Partial<StoredPreferences>) => {
    // Another tab may have changed something else meanwhile.
    const next = { ...readPreferences(readJson(localKeys.player)), ...part };
    writeJson(localKeys.player, next);
    setPreferences((before) => ({ ...before, ...part }));
  }, []);
  return [preferences, change];
}
