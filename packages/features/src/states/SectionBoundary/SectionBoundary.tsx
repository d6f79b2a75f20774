import { LateErrorState } from '../LateErrorState/index.ts';
import { Boundary, type BoundaryProps } from './Boundary.tsx';

export type SectionBoundaryProps = Pick<BoundaryProps, 'resetKey' | 'children'>;

/**
 * Keeps a section that throws from breaking its page. A retry renders the section again; if its code is missing, for instance
 * that of an older release, the page is reloaded.
 */
export function SectionBoundary(props: SectionBoundaryProps) {
  return (
    <Boundary
      {...props}
      fallback={(thrown, reset) => (
        <LateErrorState
          variant="inline"
          title="该模块加载失败，点击重试"
          thrown={thrown}
          onRetry={reset}
        />
      )}
    />
  );
}
