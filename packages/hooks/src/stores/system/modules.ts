import type { ConfigFunc, FeatureName } from './features.ts';

/**
 * Where the modules behind the switches live: the addresses of the full client (contract §6), which
 * a school's own links may name. Switches that are not listed have no pages of their own.
 */
const modulePaths: readonly (readonly [path: string, feature: FeatureName])[] = [
  ['/vip', 'vip'],
  ['/live', 'live'],
  ['/book', 'book'],
  ['/topic', 'topic'],
  ['/exam/papers', 'paper'],
  ['/exam/practice', 'practice'],
  ['/exam/mockpaper', 'mockPaper'],
  ['/exam/wrongbook', 'wrongBook'],
  ['/wenda', 'wenda'],
  ['/share', 'share'],
  ['/code-exchanger', 'codeExchanger'],
  ['/ke', 'ke'],
  ['/credit1-mall', 'credit1Mall'],
  ['/tg', 'tuangou'],
  ['/ms', 'miaosha'],
  ['/member/certs', 'cert'],
];

/** The switch that a page of this site needs, or null when it is always there. */
export function featureOfPath(path: string): FeatureName | null {
  const [pathname = ''] = path.split(/[?#]/);
  const module = modulePaths.find(([own]) => pathname === own || pathname.startsWith(`${own}/`));
  return module?.[1] ?? null;
}

/** Whether a page of this site is open: its module has no switch, or the switch is on. */
export function isOpenPath(path: string, configFunc: Readonly<ConfigFunc>): boolean {
  const feature = featureOfPath(path);
  return feature === null || configFunc[feature];
}
