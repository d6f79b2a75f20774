import {
  createElement,
  lazy,
  Suspense,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react';
import type DocsCode from './blocks/DocsCode.tsx';
import type DocsFrame from './blocks/DocsFrame.tsx';

/** A component whose code comes late; where it is there already when it is drawn first, it is drawn at once. */
function late<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Late = lazy(load);
  let loaded: ComponentType<P> | null = null;
  return {
    load: async () => {
      loaded = (await load()).default;
    },
    // React shows what it had to wait for at least 0.3 s after what stood there instead.
    Part: (props: P) => {
      const [drawn] = useState<ComponentType<P>>(() => loaded ?? Late);
      return createElement(drawn, props);
    },
  };
}

const storyDocs = late(() => import('./blocks/StoryDocs.tsx'));
const docsCode = late<ComponentProps<typeof DocsCode>>(() => import('./blocks/DocsCode.tsx'));
const docsFrame = late<ComponentProps<typeof DocsFrame>>(() => import('./blocks/DocsFrame.tsx'));

// What a page needs is fetched while Storybook finds out which is asked for; where none is by name, it shows Welcome.
const asked = new URLSearchParams(window.location.search);
const isFirst = asked.get('id') === '*';
if (isFirst || asked.get('viewMode') === 'docs') {
  void docsFrame.load();
  void docsCode.load();
}
if (isFirst) void import('../docs/Welcome.mdx');

/** The documentation that comes with stories; its code is none of a story's. */
export function LateStoryDocs() {
  return (
    <Suspense fallback={null}>
      <storyDocs.Part />
    </Suspense>
  );
}

/** What every page of the documentation stands in; its code is none of a story's. */
export function LateDocsFrame(props: ComponentProps<typeof DocsFrame>) {
  return (
    <Suspense fallback={null}>
      <docsFrame.Part {...props} />
    </Suspense>
  );
}

/** Code in the prose of a page. */
export function LateDocsCode(props: ComponentProps<typeof DocsCode>) {
  return (
    <Suspense fallback={<code {...props} />}>
      <docsCode.Part {...props} />
    </Suspense>
  );
}
