import { Suspense } from 'react';
import { late } from '../../components/Late/index.ts';

const ShareButton = late(() => import('./ShareButton.tsx').then((module) => module.ShareButton));

/** The share button, loaded after the page's content. */
export function LateShareButton() {
  return (
    <Suspense>
      <ShareButton />
    </Suspense>
  );
}
