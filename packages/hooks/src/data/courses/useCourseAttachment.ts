import useSWRMutation from 'swr/mutation';
import { getCourseAttachment } from '@qinghe/api/resources/courses';
import { legacyAttachmentUrl } from '@qinghe/api/resources/redirects';
import { readEnv } from '../../env/index.ts';
import { client, tokenForAddress } from '../client/index.ts';
import { isNotFound } from '../swr/index.ts';

/** What the link to a file is asked for with. */
export interface AttachmentTarget {
  courseId: number;
  /** Id of the file. */
  id: number;
}

/**
 * Fetches the address of a course's file (contract E-56). It works once and for an hour, so ask for
 * it when the file is wanted; 60 per hour. From servers that do not know the call it is the direct
 * address with the member's token (E-57), which `isDirect` tells.
 */
export function useCourseAttachment() {
  return useSWRMutation<{ href: string; isDirect: boolean }, Error, string, AttachmentTarget>(
    getCourseAttachment.name,
    async (_key: string, { arg }: { arg: AttachmentTarget }) => {
      try {
        const { download_url: href } = await client.send(getCourseAttachment, { ...arg });
        return { href, isDirect: false };
      } catch (error) {
        if (!isNotFound(error)) throw error;
        const token = tokenForAddress(getCourseAttachment.path);
        return { href: legacyAttachmentUrl(readEnv().apiUrl, arg.id, token), isDirect: true };
      }
    },
  );
}
