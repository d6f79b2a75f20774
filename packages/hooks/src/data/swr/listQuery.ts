import { readId } from '../../url/index.ts';

/** Orders and filters that both lists share: newest, free, by buyers, recommended (contract E-52). */
export const LIST_SCENES = ['', 'free', 'sub', 'recom'] as const;

export type ListScene = (typeof LIST_SCENES)[number];

/** What the address of a list page asks for. */
export interface ListQuery {
  /** The sub-category where one is chosen, else the category; 0 is all. */
  category: number;
  scene: ListScene;
  /** One-based. */
  page: number;
}

/** Reads `cid`, `child`, `scene` and `page` of a list page; what makes no sense is left out. */
export function readListQuery(search: URLSearchParams): ListQuery {
  return {
    category: readId(search.get('child')) ?? readId(search.get('cid')) ?? 0,
    scene: LIST_SCENES.find((scene) => scene === search.get('scene')) ?? '',
    page: readId(search.get('page')) ?? 1,
  };
}
