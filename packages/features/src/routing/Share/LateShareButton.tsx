import { Suspense } from 'react';
import { late } from '@qinghe/ui/components/Late';

const ShareButton = late(() => import('./ShareButton.tsx').then((module) => module.ShareButton));

/** The share button, loaded after the page's content. */
export function LateShareButton() {
  return (
    <Suspense>
      <ShareButton />
    </Suspense>
  );
}
