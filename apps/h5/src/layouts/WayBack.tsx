import type { ReactNode } from 'react';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';

/** The way back of a page that is not there yet: it takes no room, so that nothing moves when it comes. */
export default function WayBack(): ReactNode {
  return <PageNavBar isOverPicture />;
}
