import type { ReactNode } from 'react';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';

/** The back button of a page that is still loading: it takes no space, so nothing moves when it appears. */
export default function WayBack(): ReactNode {
  return <PageNavBar isOverPicture />;
}
