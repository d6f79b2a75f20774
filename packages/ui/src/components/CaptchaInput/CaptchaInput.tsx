import { ShieldCheck } from 'lucide-react';
import { Input, type InputProps } from '../Input/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './CaptchaInput.styles.ts';

/** What the picture is doing. */
export const captchaStatuses = ['loading', 'ready', 'failed'] as const;

export interface CaptchaInputProps extends Omit<InputProps, 'type' | 'trailing' | 'size'> {
  /** Address of the picture, a `data:` address as a rule; null before the first one has come. */
  image: string | null;
  /** Whether the picture is there, on its way, or could not be loaded. */
  status?: (typeof captchaStatuses)[number];
  /** Event handler called when another picture is asked for. Empty the value and focus it there. */
  onReload: () => void;
  /** What the picture is, for those who do not see it. */
  imageLabel?: string;
  /** What a press on the picture does, for those who do not see it. */
  reloadLabel?: string;
  /** Stands in place of a picture that could not be loaded. */
  failedLabel?: string;
}

/** The characters of a picture, and the picture, which is a button that brings another one. */
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
