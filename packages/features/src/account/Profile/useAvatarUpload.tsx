import { css } from '@emotion/react';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { useUploadAvatar } from '@qinghe/hooks/data/profile';
import { toast } from '@qinghe/ui/components/Toast';
import { showError } from '@qinghe/features/states/ShowError';
import { checkImage, IMAGE_TYPES } from './checkImage.ts';
import { lightenImage } from './lightenImage.ts';

const input = css({ display: 'none' });

export interface AvatarUpload {
  /** The hidden file control; put it beside the button. */
  input: ReactNode;
  /** Opens the file dialog. */
  choose: () => void;
  isUploading: boolean;
}

/** Lets the member choose a picture, checks its type and size (at most 2 MB), lightens
 * what the server would refuse, and uploads it. */
export function useAvatarUpload(): AvatarUpload {
  const file = useRef<HTMLInputElement>(null);
  const { trigger, isMutating } = useUploadAvatar();

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    if (!picture) return;
    const fault = checkImage(picture);
    // The same file may be chosen again after a refusal.
    target.value = '';
    if (fault) {
      toast.error(fault);
      return;
    }
    try {
      await trigger({ file: await lightenImage(picture) });
      toast.success('上传头像成功');
    } catch (error) {
      showError(error);
    }
  };

  return {
    input: (
      <input
        ref={file}
        type="file"
        accept={IMAGE_TYPES}
        aria-label="选择头像"
        css={input}
        onChange={(event) => void upload(event)}
      />
    ),
    choose() {
      if (!isMutating) file.current?.click();
    },
    isUploading: isMutating,
  };
}
