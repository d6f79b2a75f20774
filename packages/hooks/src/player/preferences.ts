import { useCallback, useState } from 'react';
import { localKeys, readJson, writeJson } from '../storage/index.ts';

/** The player's preferences, which this device keeps from lesson to lesson. */
export interface StoredPreferences {
  /** Speed from 0.5 to 2. */
  rate: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Name of the chosen quality; '' for the default. */
  quality: string;
  /** Whether the player's keyboard shortcuts are enabled. */
  hasKeys: boolean;
  /** Whether the next lesson starts automatically. */
  isAutoNext: boolean;
  /** Whether the player takes the full width of the page. */
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

/** Reads stored preferences; a missing or invalid value falls back to its default. */
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

/** Returns the player's preferences and a function that changes some of them. */
export function usePlayerPreferences(): readonly [
  StoredPreferences,
  (change: Partial<StoredPreferences>) => void,
] {
  const [preferences, setPreferences] = useState(() => readPreferences(readJson(localKeys.player)));
  const change = useCallback((part: Partial<StoredPreferences>) => {
    // Another tab may have changed other preferences.
    const next = { ...readPreferences(readJson(localKeys.player)), ...part };
    writeJson(localKeys.player, next);
    setPreferences((before) => ({ ...before, ...part }));
  }, []);
  return [preferences, change];
}
