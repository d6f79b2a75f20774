import { lazy, Suspense, type ComponentProps } from 'react';

const StoryDocs = lazy(() => import('./blocks/StoryDocs.tsx'));
const DocsCode = lazy(() => import('./blocks/DocsCode.tsx'));
const importFrame = () => import('./blocks/DocsFrame.tsx');
const DocsFrame = lazy(importFrame);

// The frame is fetched while Storybook finds out which page is asked for; none is asked for by name at the start.
const asked = new URLSearchParams(window.location.search);
if (asked.get('viewMode') === 'docs' || asked.get('id') === '*') void importFrame();

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

/** Code in the prose of a page. */
export function LateDocsCode(props: ComponentProps<typeof DocsCode>) {
  return (
    <Suspense fallback={<code {...props} />}>
      <DocsCode {...props} />
    </Suspense>
  );
}
