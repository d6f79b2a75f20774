import { getDecorationBlocks, getViewBlocks } from '@qinghe/api/resources/home';

/** The two API calls that return the blocks of a home page. */
export type BlocksCall = 'view' | 'decoration';

/** Paths of the calls that a server has and lacks. */
interface Known {
  readonly lacks: readonly string[];
  readonly has: readonly string[];
}

/**
 * Returns the call that a server has for its home page's blocks: the one that has answered, or the other one when one is lacking;
 * else config decides, since servers that have `decorationPage` send no sliders in it (contract 0.3). Null while none of this is
 * known.
 */
export function blocksCall(
  { lacks, has }: Known,
  config: { readonly sliders: readonly unknown[] | null } | null,
): BlocksCall | null {
  const [view, decoration] = [getViewBlocks.path, getDecorationBlocks.path];
  if (has.includes(view)) return 'view';
  if (has.includes(decoration) || lacks.includes(view)) return 'decoration';
  if (lacks.includes(decoration)) return 'view';
  return config && (config.sliders ? 'view' : 'decoration');
}
