import { getDecorationBlocks, getViewBlocks } from '@qinghe/api/resources/home';

/** The two calls for the blocks of a home page. */
export type BlocksCall = 'view' | 'decoration';

/** Which calls a server has and lacks, by path. */
interface Known {
  readonly lacks: readonly string[];
  readonly has: readonly string[];
}

/**
 * Which call a server has for its blocks: the one that has answered, or that is left when the other is lacking; else its
 * config says so, for servers that have `decorationPage` send no sliders in it (contract 0.3). Null while there is neither.
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
