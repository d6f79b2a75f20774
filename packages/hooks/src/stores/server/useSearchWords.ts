import { useLacks } from './useServer.ts';

/** What the field of a search says that it finds. */
export interface SearchWords {
  label: string;
  placeholder: string;
}

/** The one promise of every search field, which the server keeps: it finds courses, lessons and, where the school has them, activities. */
export function useSearchWords(): SearchWords {
  return useLacks({ path: '/api/v2/activates' })
    ? { label: '搜索课程、课时', placeholder: '搜索课程、课时' }
    : { label: '搜索课程、课时、活动', placeholder: '搜索课程、课时、活动' };
}
