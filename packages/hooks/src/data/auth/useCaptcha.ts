import { useCallback, useEffect } from 'react';
import useSWRMutation from 'swr/mutation';
import { getCaptchaImage } from '@qinghe/api/resources/captcha';
import type { CaptchaImage } from '@qinghe/api/resources/captcha';
import { client } from '../client/index.ts';

/** An image captcha for one form. */
export interface Captcha {
  /** The picture and its key; undefined while a new one is loading. */
  data: CaptchaImage | undefined;
  error: Error | undefined;
  isLoading: boolean;
  /** Fetches a new picture. Every attempt uses up the current one, even a successful one (contract 1.12). */
  refresh: () => void;
}

/**
 * Fetches an image captcha for a form, and a new one on demand (contract E-01). It is never cached or shared between forms.
 *
 * @param isActive Whether the form is shown; each time it opens it gets a new captcha.
 */
export function useCaptcha(isActive = true): Captcha {
  const { data, error, isMutating, trigger, reset } = useSWRMutation<CaptchaImage, Error, string>(
    getCaptchaImage.name,
    () => client.send(getCaptchaImage, {}),
  );
  const refresh = useCallback(() => {
    reset();
    trigger().catch(() => undefined);
  }, [reset, trigger]);

  useEffect(() => {
    if (isActive) refresh();
  }, [isActive, refresh]);

  return { data, error, isLoading: isMutating, refresh };
}
