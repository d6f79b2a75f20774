import type { ReactNode } from 'react';
import { LateErrorState } from '@qinghe/features/states/LateErrorState';
import { Boundary } from '@qinghe/features/states/SectionBoundary';

interface PageBoundaryProps {
  /** Changes when another page is shown, which resets the error. */
  resetKey: string;
  /** Whether nothing is rendered in place of a broken part. */
  isQuiet?: boolean;
  /** Whether the layout is among the children, and with it the main landmark. */
  hasMain?: boolean;
  children: ReactNode;
}

/** Error boundary: keeps a part that throws, or whose code cannot be loaded, from breaking the whole site. */
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
