import { CloudOff, RotateCw } from 'lucide-react';
import type { ComponentProps, HTMLAttributes, ReactNode, Ref } from 'react';
import { Button, ButtonLink } from '../Button/index.ts';
import { Empty } from '../Empty/index.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { ErrorPageArt } from './ErrorPageArt.tsx';
import * as styles from './ErrorState.styles.ts';

/** Variants of an error: for a line, a section, a whole page. */
export const errorStateVariants = ['inline', 'block', 'page'] as const;

export interface ErrorStateProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'title' | 'children'
> {
  /** `page` makes the title the page's `h1`; `inline` shows the title before the reason. */
  variant?: (typeof errorStateVariants)[number];
  /** Says what failed. */
  title?: string;
  /** Says why in plain words, and what to do. */
  reason?: ReactNode;
  /** Event handler called by 重试; without it the button is left out. */
  onRetry?: () => void;
  /** Text of the retry button. */
  retryText?: string;
  /** Whether a retry is running. */
  isRetrying?: boolean;
  /** Target of the link back; without it the link is left out. */
  backHref?: string;
  /** Text of the link back. */
  backText?: string;
  /** Icon of the `block` and `inline` variants. */
  icon?: ComponentProps<typeof Icon>['as'];
  /** Small print under the actions, such as whom to ask. */
  note?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const buttonSizes = { inline: 'xs', block: 'sm', page: 'md' } as const;

/** An error state: says what could not be loaded and why, and offers a retry. */
export function ErrorState({
  variant = 'block',
  title = '加载失败',
  reason,
  onRetry,
  retryText = '重试',
  isRetrying = false,
  backHref,
  backText = '返回首页',
  icon = CloudOff,
  note,
  ...rest
}: ErrorStateProps) {
  const size = buttonSizes[variant];
  const isPage = variant === 'page';
  const actions = (onRetry || backHref) && (
    <>
      {onRetry && (
        <Button
          variant={isPage ? 'primary' : 'outline'}
          size={size}
          icon={<Icon as={RotateCw} size={isPage ? 18 : 16} />}
          isLoading={isRetrying}
          loadingText="正在重试"
          css={styles.action}
          onClick={onRetry}
        >
          {retryText}
        </Button>
      )}
      {backHref &&
        (isPage ? (
          <ButtonLink variant="outline" href={backHref}>
            {backText}
          </ButtonLink>
        ) : (
          <Link href={backHref} css={styles.back}>
            {backText}
          </Link>
        ))}
    </>
  );
  if (variant === 'inline')
    return (
      <div role="alert" css={styles.inline} {...rest}>
        <p css={styles.inlineText}>
          <Icon as={icon} size={18} css={styles.inlineIcon} />
          <span>
            {title}
            {reason && <>：{reason}</>}
          </span>
        </p>
        {actions && <div css={styles.inlineActions}>{actions}</div>}
      </div>
    );
  return (
    <Empty
      role="alert"
      variant={variant}
      title={title}
      description={reason}
      action={actions}
      note={note}
      art={
        isPage ? (
          <ErrorPageArt />
        ) : (
          <span css={styles.tile}>
            <Icon as={icon} size={28} />
          </span>
        )
      }
      {...rest}
    />
  );
}
