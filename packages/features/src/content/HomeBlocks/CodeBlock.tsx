import { lazy, Suspense } from 'react';
import { SkeletonText } from '@qinghe/ui/components/Skeleton';

const SchoolContent = lazy(async () => {
  const { SchoolContent: default_ } = await import('../SchoolContent/index.ts');
  return { default: default_ };
});

/** HTML written by the school. The code that sanitises it is loaded with the first such block. */
export function CodeBlock({ html }: { html: string }) {
  return (
    <Suspense fallback={<SkeletonText count={3} />}>
      <SchoolContent html={html} />
    </Suspense>
  );
}
