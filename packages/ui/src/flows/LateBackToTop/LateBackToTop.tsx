import { Suspense } from 'react';
import type { BackToTopProps } from '../../components/BackToTop/index.ts';
import { late } from '../../components/Late/index.ts';

const View = late(async () => (await import('../../components/BackToTop/index.ts')).BackToTop);

/** A `BackToTop` outside the first load: nobody needs it before a long scroll. */
export function LateBackToTop(props: BackToTopProps) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
