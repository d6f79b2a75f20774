import { lazy, Suspense } from 'react';
import { SkeletonText } from '../../components/Skeleton/index.ts';

const RichContent = lazy(async () => {
  const { RichContent: default_ } = await import('../../components/RichContent/index.ts');
  return { default: default_ };
});

/** HTML that the school has written; the code that makes it safe loads with the first such block. */
export function CodeBlock({ html }: { html: string }) {
  return (
    <Suspense fallback={<SkeletonText count={3} />}>
      <RichContent html={html} />
    </Suspense>
  );
}
