import { lazy, Suspense, type ComponentProps } from 'react';

const StoryDocs = lazy(() => import('./blocks/StoryDocs.tsx'));
const DocsFrame = lazy(() => import('./blocks/DocsFrame.tsx'));

/** The documentation that comes with stories; its code is none of a story's. */
export function LateStoryDocs() {
  return (
    <Suspense fallback={null}>
      <StoryDocs />
    </Suspense>
  );
}

/** What every page of the documentation stands in; its code is none of a story's. */
export function LateDocsFrame(props: ComponentProps<typeof DocsFrame>) {
  return (
    <Suspense fallback={null}>
      <DocsFrame {...props} />
    </Suspense>
  );
}
