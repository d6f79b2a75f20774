import useSWRMutation from 'swr/mutation';
import { getCourseAttachment } from '@qinghe/api/resources/courseAttachments';
import { legacyAttachmentUrl } from '@qinghe/api/resources/redirects';
import { readEnv } from '../../env/index.ts';
import { client, tokenForAddress } from '../client/index.ts';
import { isNotFound } from '../swr/index.ts';

/** Identifies the file of a course whose address is requested. */
export interface AttachmentTarget {
  courseId: number;
  /** Id of the file. */
  id: number;
}

/**
 * Fetches the address of a course's file (contract E-56). The address works once and for an hour, so request it only when the
 * file is wanted; 60 requests per hour are allowed. From servers without the call it is the direct address with the member's
 * token (E-57), which `isDirect` indicates.
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
