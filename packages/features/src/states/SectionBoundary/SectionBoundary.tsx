import { LateErrorState } from '../LateErrorState/index.ts';
import { Boundary, type BoundaryProps } from './Boundary.tsx';

export type SectionBoundaryProps = Pick<BoundaryProps, 'resetKey' | 'children'>;

/**
 * Keeps a section that breaks from taking its page with it. Trying again draws the section anew; where
 * its code is gone, as that of an older release, it loads the page anew.
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
