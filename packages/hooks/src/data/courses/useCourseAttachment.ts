import useSWRMutation from 'swr/mutation';
import { getCourseAttachment } from '@qinghe/api/resources/courses';
import { client } from '../client/index.ts';

/** What the link to a file is asked for with. */
export interface AttachmentTarget {
  courseId: number;
  /** Id of the file. */
  id: number;
}

/**
 * Fetches the address of a course's file (contract E-56). It works once and for an hour, so ask for
 * it when the file is wanted; 60 per hour.
 */
export function useCourseAttachment() {
  return useSWRMutation<string, Error, string, AttachmentTarget>(
    getCourseAttachment.name,
    async (_key: string, { arg }: { arg: AttachmentTarget }) =>
      (await client.send(getCourseAttachment, { ...arg })).download_url,
  );
}
