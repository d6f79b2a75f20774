import { Suspense } from 'react';
import type { BackToTopProps } from '@qinghe/ui/components/BackToTop';
import { late } from '@qinghe/ui/components/Late';

const View = late(async () => (await import('@qinghe/ui/components/BackToTop')).BackToTop);

/** A `BackToTop` that is not part of the first load, because it is needed only after a long scroll. */
export function LateBackToTop(props: BackToTopProps) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
