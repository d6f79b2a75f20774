import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUploadAvatar } from '@qinghe/hooks/data/profile';
import { Button } from '@qinghe/ui/components/Button';
import { Dialog } from '@qinghe/ui/components/Dialog';
import { IconButton } from '@qinghe/ui/components/IconButton';
import { toast } from '@qinghe/ui/components/Toast';
import { showError } from '@qinghe/features/states/ShowError';
import { CropFrame } from './CropFrame.tsx';
import {
  insidePicture,
  MAX_ZOOM,
  placeInFrame,
  WHOLE,
  type Crop,
  type PictureSize,
} from './crop.ts';
import { cropPicture } from './cropPicture.ts';
import * as styles from './AvatarDialog.styles.ts';

const BUTTON_STEP = 1.25;

export interface AvatarDialogProps {
  /** The chosen picture file; null keeps the dialog closed. */
  file: File | null;
  /** Called with the picture whose dialog is to be closed; another one may have been chosen since. */
  onClose: (file: File) => void;
}

interface Chosen {
  file: File;
  src: string;
  picture: HTMLImageElement;
}

const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): PictureSize => ({
  width,
  height,
});

/** Crops the chosen picture to an avatar, with a preview. Nothing is uploaded before the member confirms. */
export default function AvatarDialog({ file, onClose }: AvatarDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  /** Whether a picture is being cut or uploaded. */
  const [isSending, setSending] = useState(false);
  const { trigger } = useUploadAvatar();

  useEffect(() => {
    if (!file) return;
    let isGone = false;
    const picture = new Image();
    const src = URL.createObjectURL(file);
    picture.src = src;
    picture.decode().then(
      () => {
        if (isGone) return;
        setCrop(WHOLE);
        setChosen({ file, src, picture });
      },
      () => {
        if (isGone) return;
        toast.error('这张图片打不开，请换一张');
        onClose(file);
      },
    );
    return () => {
      isGone = true;
      URL.revokeObjectURL(src);
    };
  }, [file, onClose]);

  const close = () => {
    if (file) onClose(file);
  };
  const send = async ({ file: sent, picture }: Chosen) => {
    setSending(true);
    try {
      const avatar = await cropPicture(picture, crop);
      if (!avatar) return;
      await trigger({ file: avatar });
      toast.success('上传头像成功');
      onClose(sent);
    } catch (error) {
      showError(error);
    } finally {
      setSending(false);
    }
  };
  const zoomTo = (zoom: number) => {
    if (chosen) setCrop(insidePicture(sizeOf(chosen.picture), { ...crop, zoom }));
  };
  const place = chosen && placeInFrame(sizeOf(chosen.picture), crop);

  return (
    <Dialog
      isOpen={file !== null && chosen?.file === file}
      onClose={close}
      title="裁剪头像"
      description="拖动照片，选出要用的部分"
      actions={
        <>
          <Button variant="ghost" size="sm" onClick={close}>
            取消
          </Button>
          <Button
            size="sm"
            isLoading={isSending}
            loadingText="上传中"
            onClick={() => chosen && void send(chosen)}
          >
            保存
          </Button>
        </>
      }
    >
      {chosen && place && (
        <>
          <CropFrame
            src={chosen.src}
            size={sizeOf(chosen.picture)}
            crop={crop}
            onChange={setCrop}
          />
          <div css={styles.zoom}>
            <IconButton
              label="缩小"
              icon={ZoomOut}
              onClick={() => zoomTo(crop.zoom / BUTTON_STEP)}
            />
            <input
              type="range"
              aria-label="缩放"
              aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={crop.zoom}
              css={styles.range}
              onChange={({ target }) => zoomTo(target.valueAsNumber)}
            />
            <IconButton
              label="放大"
              icon={ZoomIn}
              onClick={() => zoomTo(crop.zoom * BUTTON_STEP)}
            />
          </div>
          <div css={styles.previews}>
            <span css={styles.previewLabel}>预览</span>
            {(['large', 'small'] as const).map((size) => (
              <span key={size} css={[styles.preview, styles.previewSizes[size]]}>
                <img src={chosen.src} alt="" css={styles.picture} style={place} />
              </span>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}
