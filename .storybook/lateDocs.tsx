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

/** Creates a component whose code is loaded late; if it is loaded already at the first render, it renders immediately. */
function late<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Late = lazy(load);
  let loaded: ComponentType<P> | null = null;
  return {
    load: async () => {
      loaded = (await load()).default;
    },
    // React shows suspended content no sooner than 0.3 s after its fallback.
    Part: (props: P) => {
      const [drawn] = useState<ComponentType<P>>(() => loaded ?? Late);
      return createElement(drawn, props);
    },
  };
}

const storyDocs = late(() => import('./blocks/StoryDocs.tsx'));
const docsCode = late<ComponentProps<typeof DocsCode>>(() => import('./blocks/DocsCode.tsx'));
const docsFrame = late<ComponentProps<typeof DocsFrame>>(() => import('./blocks/DocsFrame.tsx'));

// Fetched while Storybook is still determining which page is requested; without a name (`*`) it shows Welcome.
const asked = new URLSearchParams(window.location.search);
const isFirst = asked.get('id') === '*';
if (isFirst || asked.get('viewMode') === 'docs') {
  void docsFrame.load();
  void docsCode.load();
}
if (isFirst) void import('../docs/Welcome.mdx');

/** The automatic documentation page of stories, loaded late so that stories do not load its code. */
export function LateStoryDocs() {
  return (
    <Suspense fallback={null}>
      <storyDocs.Part />
    </Suspense>
  );
}

/** The container of every documentation page, loaded late so that stories do not load its code. */
export function LateDocsFrame(props: ComponentProps<typeof DocsFrame>) {
  return (
    <Suspense fallback={null}>
      <docsFrame.Part {...props} />
    </Suspense>
  );
}

/** Code in the text of a page, loaded late. */
export function LateDocsCode(props: ComponentProps<typeof DocsCode>) {
  return (
    <Suspense fallback={<code {...props} />}>
      <docsCode.Part {...props} />
    </Suspense>
  );
}
