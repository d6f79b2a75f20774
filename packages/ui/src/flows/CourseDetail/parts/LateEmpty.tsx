import { lazy, Suspense } from 'react';
import type { EmptyProps } from '../../../components/Empty/index.ts';

const Empty = lazy(async () => ({
  default: (await import('../../../components/Empty/index.ts')).Empty,
}));

/** An `Empty` whose code comes when a course has nothing to show, which is seldom. */
export function LateEmpty(props: EmptyProps) {
  return (
    <Suspense>
      <Empty {...props} />
    </Suspense>
  );
}
