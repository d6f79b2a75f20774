import type { FeatureName } from './features.ts';

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
