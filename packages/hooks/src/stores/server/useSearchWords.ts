import { useLacks } from './useServer.ts';

/** What the field of a search says that it finds. */
export interface SearchWords {
  label: string;
  placeholder: string;
}

/** What the search finds: on a server without activities neither these nor the teachers whom they name. */
export function useSearchWords(): SearchWords {
  return useLacks({ path: '/api/v2/activates' })
    ? { label: '搜索课程', placeholder: '搜索课程、课时' }
    : { label: '搜索课程、活动', placeholder: '搜索课程、活动、老师' };
}
