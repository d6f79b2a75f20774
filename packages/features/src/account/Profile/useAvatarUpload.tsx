import { css } from '@emotion/react';
import {
  lazy,
  Suspense,
  useCallback,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import { toast } from '@qinghe/ui/components/Toast';
import { checkImage, IMAGE_TYPES } from './checkImage.ts';

const AvatarDialog = lazy(() => import('./AvatarDialog.tsx'));

const input = css({ display: 'none' });

export interface AvatarUpload {
  /** The hidden file input and the dialog, to be rendered next to the button. */
  input: ReactNode;
  /** Opens the file dialog. */
  choose: () => void;
}

/**
 * Lets the member choose a picture, checks its type and size (at most 2 MB), and lets them crop it before anything is uploaded.
 */
export function useAvatarUpload(): AvatarUpload {
  const control = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const close = useCallback((closed: File) => setFile((now) => (now === closed ? null : now)), []);

  const check = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    if (!picture) return;
    const fault = checkImage(picture);
    // Lets the same file be chosen again after a refusal.
    target.value = '';
    if (fault) {
      toast.error(fault);
      return;
    }
    setIsWanted(true);
    setFile(picture);
  };

  return {
    input: (
      <>
        <input
          ref={control}
          type="file"
          accept={IMAGE_TYPES}
          aria-label="选择头像"
          css={input}
          onChange={check}
        />
        {isWanted && (
          <Suspense>
            <AvatarDialog file={file} onClose={close} />
          </Suspense>
        )}
      </>
    ),
    choose: () => control.current?.click(),
  };
}
