import { Loading } from '@qinghe/ui/components/Skeleton';

/** Placeholder for a page that is still loading; drawn like the one in index.html, which it replaces. */
export function SiteSkeleton() {
  return <Loading isLoading skeleton={<div className="boot-page" />} />;
}
