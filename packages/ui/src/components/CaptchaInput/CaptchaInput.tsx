import { ShieldCheck } from 'lucide-react';
import { Input, type InputProps } from '../Input/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './CaptchaInput.styles.ts';

/** States of the captcha picture. */
export const captchaStatuses = ['loading', 'ready', 'failed'] as const;

export interface CaptchaInputProps extends Omit<InputProps, 'type' | 'trailing' | 'size'> {
  /** URL of the picture, usually a `data:` URL; null before the first one has loaded. */
  image: string | null;
  /** Whether the picture is loading, shown, or has failed to load. */
  status?: (typeof captchaStatuses)[number];
  /** Event handler called when the person asks for another picture. Clear the value and focus the field in it. */
  onReload: () => void;
  /** Text alternative of the picture. */
  imageLabel?: string;
  /** Accessible name of the button that loads another picture. */
  reloadLabel?: string;
  /** Text of the button when the picture has failed to load; pressing it tries again. */
  failedLabel?: string;
  /** Icon before the text, such as a lucide icon (see `Icon`). */
  icon?: InputProps['icon'];
  /** Placeholder of the empty field. */
  placeholder?: string;
}

/** A field for the characters of a captcha, and its picture, which is a button that loads another one. */
export function CaptchaInput({
  image,
  status = 'ready',
  onReload,
  imageLabel = '图形验证码',
  reloadLabel = '看不清，换一张',
  failedLabel = '点击重试',
  icon = ShieldCheck,
  placeholder = '图形验证码',
  className,
  ...rest
}: CaptchaInputProps) {
  const isLoading = status === 'loading' || (status === 'ready' && image === null);
  const isFailed = status === 'failed';
  return (
    <div css={styles.root} className={className}>
      <Input
        icon={icon}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
      />
      <button
        type="button"
        aria-label={isFailed ? failedLabel : reloadLabel}
        aria-busy={isLoading || undefined}
        aria-disabled={isLoading || undefined}
        onClick={isLoading ? undefined : onReload}
        css={[styles.button, isLoading && styles.loading, isFailed && styles.failed]}
      >
        {isLoading && <Skeleton height="100%" />}
        {isFailed && failedLabel}
        {!isLoading && !isFailed && image !== null && (
          <img css={styles.image} src={image} alt={imageLabel} width={120} height={48} />
        )}
      </button>
    </div>
  );
}
