/** Action of a key in the player. */
export type KeyAction =
  | { do: 'toggle' | 'mute' | 'fullscreen' | 'theatre' | 'pip' | 'captions' | 'next' | 'guide' }
  | { do: 'skip'; seconds: number }
  | { do: 'volume'; by: number }
  | { do: 'rate'; step: 1 | -1 }
  | { do: 'share'; share: number };

/** The facts about a keyboard event that decide its action. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Whether the focus is inside the player, or nothing but the player is on the screen. */
  isInside: boolean;
}

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  ArrowLeft: { do: 'skip', seconds: -5 },
  ArrowRight: { do: 'skip', seconds: 5 },
  j: { do: 'skip', seconds: -10 },
  l: { do: 'skip', seconds: 10 },
  '<': { do: 'rate', step: -1 },
  '>': { do: 'rate', step: 1 },
  m: { do: 'mute' },
  f: { do: 'fullscreen' },
  t: { do: 'theatre' },
  p: { do: 'pip' },
  c: { do: 'captions' },
  n: { do: 'next' },
  '?': { do: 'guide' },
};

const INSIDE: Readonly<Record<string, KeyAction>> = {
  ArrowUp: { do: 'volume', by: 0.1 },
  ArrowDown: { do: 'volume', by: -0.1 },
};

/**
 * Returns the action of a key; null for keys that are left to the browser: all with Ctrl, Alt or Meta, and
 * the keys that scroll the page while the focus is outside the player.
 */
export function actionOf({ key, ctrlKey, metaKey, altKey, isInside }: KeyPress): KeyAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[0-9]$/.test(key)) return { do: 'share', share: Number(key) / 10 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ACTIONS[name] ?? (isInside ? (INSIDE[name] ?? null) : null);
}

/** The keys and their actions, as listed in the key guide. */
export const KEY_GUIDE: readonly (readonly [keys: string, does: string])[] = [
  ['空格 / K', '播放或暂停'],
  ['← / →', '后退或前进 5 秒'],
  ['J / L', '后退或前进 10 秒'],
  ['0 – 9', '跳到 0% – 90% 处'],
  ['< / >', '减速或加速'],
  ['↑ / ↓', '调节音量（焦点在播放器内）'],
  ['M', '静音'],
  ['F', '全屏'],
  ['T', '影院模式'],
  ['P', '画中画'],
  ['C', '字幕'],
  ['N', '下一课时'],
  ['?', '打开或关闭本说明'],
];

/** The speeds to choose from. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Returns the next faster (1) or slower (-1) speed; the same one at either end. */
export function stepRate(rate: number, step: 1 | -1): number {
  const next =
    step === 1
      ? RATES.find((each) => each > rate)
      : [...RATES].reverse().find((each) => each < rate);
  return next ?? rate;
}
