import { lazy, Suspense } from 'react';

const StoryDocs = lazy(() => import('./blocks/StoryDocs.tsx'));

/** The documentation that comes with stories; its code is none of a story's. */
export function LateStoryDocs() {
  return (
    <Suspense fallback={null}>
      <StoryDocs />
    </Suspense>
  );
}
