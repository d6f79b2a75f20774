import type { ReactNode } from 'react';
import { LateErrorState } from '@qinghe/features/states/LateErrorState';
import { Boundary } from '@qinghe/features/states/SectionBoundary';

interface PageBoundaryProps {
  /** Changes when another page is shown, which clears the error. */
  resetKey: string;
  /** Whether nothing stands in for what breaks. */
  isQuiet?: boolean;
  /** Whether the page's frame is inside, and with it the main landmark. */
  hasMain?: boolean;
  children: ReactNode;
}

/** Keeps a part that breaks, or whose code cannot be loaded, from taking the site with it. */
export function PageBoundary({ isQuiet, hasMain, ...rest }: PageBoundaryProps) {
  const view = (thrown: unknown) => (
    <LateErrorState
      variant="page"
      title="页面加载失败"
      reason="请检查网络连接后重试"
      thrown={thrown}
      isQuiet={isQuiet}
      onRetry={() => window.location.reload()}
    />
  );
  return (
    <Boundary
      {...rest}
      fallback={(thrown) => (hasMain ? <main>{view(thrown)}</main> : view(thrown))}
    />
  );
}
