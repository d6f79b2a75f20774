import type { ConfigFunc, FeatureName } from '../../env/features.ts';

/**
 * Where the modules behind the switches live: the addresses of the full client (contract §6), which
 * a school's own links may name. Switches that are not listed have no pages of their own.
 */
const modulePaths = new Map(
  Object.entries<FeatureName>({
    vip: 'vip',
    live: 'live',
    book: 'book',
    topic: 'topic',
    'exam/papers': 'paper',
    'exam/practice': 'practice',
    'exam/mockpaper': 'mockPaper',
    'exam/wrongbook': 'wrongBook',
    wenda: 'wenda',
    share: 'share',
    'code-exchanger': 'codeExchanger',
    ke: 'ke',
    'credit1-mall': 'credit1Mall',
    tg: 'tuangou',
    ms: 'miaosha',
    'member/certs': 'cert',
  }),
);

/** The switch that a page of this site needs, or null when it is always there. */
export function featureOfPath(path: string): FeatureName | null {
  const [, first = '', second = ''] = path.split(/[/?#]/);
  return modulePaths.get(first) ?? modulePaths.get(`${first}/${second}`) ?? null;
}

/** The call that the pages of a module cannot do without, by the first part of their addresses. */
const neededCalls = new Map<string, string>([['activates', '/api/v2/activates']]);

/**
 * Whether a page of this site is open: its module has no switch, or the switch is on, and the server does not lack what it
 * needs.
 */
export function isOpenPath(
  path: string,
  configFunc: Readonly<ConfigFunc>,
  lacks: readonly string[] = [],
): boolean {
  const feature = featureOfPath(path);
  const [before, first = ''] = path.split(/[/?#]/);
  const needed = before === '' ? neededCalls.get(first) : undefined;
  if (needed !== undefined && lacks.includes(needed)) return false;
  return feature === null || configFunc[feature];
}
