import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import type { Endpoint, Input } from '@qinghe/api/contract/endpoint';
import {
  deleteSocialite,
  postAgreementAgree,
  postMemberAvatar,
  postMemberDestroy,
  postMemberNickname,
  postMemberPassword,
  postMemberVerify,
  postSocialiteBind,
  putMemberMobile,
} from '@qinghe/api/resources/profile';
import { forgetProgress } from '../../storage/index.ts';
import { logout, session } from '../../stores/session/index.ts';
import { sendWithCode } from '../auth/index.ts';
import { client } from '../client/index.ts';
import { useReloadMember } from '../gates/useReloadMember.ts';

/** Makes a call that changes the member: `trigger` resolves when they were reloaded, and rejects with the reason. */
function useProfileCall<E extends Endpoint>(
  endpoint: E,
  send: (endpoint: E, input: Input<E>) => Promise<unknown> = (call, input) =>
    client.send(call, input),
) {
  const reload = useReloadMember();
  return useSWRMutation<void, Error, string, Input<E>>(endpoint.name, async (_key, { arg }) => {
    await send(endpoint, arg);
    await reload();
  });
}

/** Sets the nickname, which is possible once (contract E-17). */
export const useSetNickname = () => useProfileCall(postMemberNickname);

/** Uploads an avatar (contract E-18). */
export const useUploadAvatar = () => useProfileCall(postMemberAvatar);

/** Changes the password with an SMS code sent to the member's current mobile number (contract E-19). */
export const useChangePassword = () => useProfileCall(postMemberPassword, sendWithCode);

/** Changes the mobile number, with the sign from `useVerifyMobile` (contract E-22). */
export const useChangeMobile = () => useProfileCall(putMemberMobile, sendWithCode);

/** Binds a social account by its login code (contract E-37). */
export const useBindSocial = () => useProfileCall(postSocialiteBind);

/** Unbinds a social account (contract E-38). */
export const useUnbindSocial = () => useProfileCall(deleteSocialite);

/** Accepts the current agreements (contract E-39). */
export const useAgree = () => useProfileCall(postAgreementAgree);

/** Verifies the member's current mobile number (contract E-21). `trigger` resolves to the sign for `useChangeMobile`. */
export function useVerifyMobile() {
  return useSWRMutation<string, Error, string, Input<typeof postMemberVerify>>(
    postMemberVerify.name,
    async (_key, { arg }) => {
      const { sign } = await sendWithCode(postMemberVerify, arg);
      return sign;
    },
  );
}

/** Requests deletion of the account, then logs out in this browser: any later login cancels the request (contract E-36). */
export function useDestroyAccount() {
  const { unload } = useSWRConfig();
  return useSWRMutation<void, Error, string>(postMemberDestroy.name, async () => {
    await client.send(postMemberDestroy, {});
    if (session.user) forgetProgress(session.user.id);
    logout();
    unload();
  });
}
