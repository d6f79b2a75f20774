import type { FeatureName } from './features.ts';

/**
 * The feature switch of each module, by the first path segments of its pages in MeEdu's full client (contract §6), which a
 * school's own links may point to. Switches that are not listed have no pages.
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

/** Returns the switch that a page of this site depends on; null when it depends on none. */
export function featureOfPath(path: string): FeatureName | null {
  const [, first = '', second = ''] = path.split(/[/?#]/);
  return modulePaths.get(first) ?? modulePaths.get(`${first}/${second}`) ?? null;
}
