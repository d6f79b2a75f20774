import { readId } from '../../url/index.ts';

/** Sort orders and filters of both the course and the activity list: newest, free, by buyers, recommended (contract E-52). */
export const LIST_SCENES = ['', 'free', 'sub', 'recom'] as const;

export type ListScene = (typeof LIST_SCENES)[number];

/** The filters and the page that the address of a list page asks for. */
export interface ListQuery {
  /** Id of the sub-category where one is chosen, else of the category; 0 means all. */
  category: number;
  scene: ListScene;
  /** Number of the page, from 1. */
  page: number;
}

/** Reads `cid`, `child`, `scene` and `page` of a list page; invalid values are ignored. */
export function readListQuery(search: URLSearchParams): ListQuery {
  return {
    category: readId(search.get('child')) ?? readId(search.get('cid')) ?? 0,
    scene: LIST_SCENES.find((scene) => scene === search.get('scene')) ?? '',
    page: readId(search.get('page')) ?? 1,
  };
}
