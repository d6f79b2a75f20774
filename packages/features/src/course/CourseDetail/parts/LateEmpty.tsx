import { lazy, Suspense } from 'react';
import type { EmptyProps } from '@qinghe/ui/components/Empty';

const Empty = lazy(async () => ({
  default: (await import('@qinghe/ui/components/Empty')).Empty,
}));

/** An `Empty` whose code is loaded only when a course has nothing to show, which is rare. */
export function LateEmpty(props: EmptyProps) {
  return (
    <Suspense>
      <Empty {...props} />
    </Suspense>
  );
}
