import { getAnnouncement, getAnnouncements } from '@qinghe/api/resources/announcements';
import { readId } from '../../url/index.ts';
import { preloadEndpoint } from '../swr/index.ts';
import { announcementListInput } from './useAnnouncements.ts';

/** Preloads the announcement that the query of `/announcement` names, and the page of the list. */
export function preloadAnnouncements({ search }: { search: URLSearchParams }): void {
  const id = readId(search.get('id'));
  if (id !== null) preloadEndpoint(getAnnouncement, { id });
  preloadEndpoint(getAnnouncements, announcementListInput(readId(search.get('page')) ?? 1));
}
