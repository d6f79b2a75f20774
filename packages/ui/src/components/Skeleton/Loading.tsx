import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { text, visuallyHidden } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { useDelayedVisible } from './useDelayedVisible.ts';

const SLOW_AFTER_MS = 5000;

const hidden = css({ visibility: 'hidden' });
const slow = css({ marginTop: '1rem', color: token('text-secondary'), textAlign: 'center' });

export interface LoadingProps {
  /** Whether the content is on its way. */
  isLoading: boolean;
  /** What keeps the place of the content. */
  skeleton: ReactNode;
  /** What screen readers say meanwhile. */
  label?: string;
  /** What is said when the content takes longer than 5 s. */
  slowText?: string;
  /** The content; none where what loads is shown by somebody else. */
  children?: ReactNode;
}

function Waiting({
  isVisible,
  skeleton,
  label,
  slowText,
}: Required<Omit<LoadingProps, 'isLoading' | 'children'>> & { isVisible: boolean }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div css={!isVisible && hidden} role="status" aria-busy="true">
      <span css={visuallyHidden}>{label}</span>
      {skeleton}
      {isSlow && <p css={[text.label, slow]}>{slowText}</p>}
    </div>
  );
}

/**
 * Shows a skeleton until the content is there. The skeleton keeps its place from the start, becomes
 * visible after 150 ms and then stays for 300 ms at least.
 */
export function Loading({
  isLoading,
  skeleton,
  label = '加载中',
  slowText = '网络较慢，正在努力加载…',
  children,
}: LoadingProps) {
  const isVisible = useDelayedVisible(isLoading);
  if (!isLoading && !isVisible) return children;
  return <Waiting isVisible={isVisible} skeleton={skeleton} label={label} slowText={slowText} />;
}
