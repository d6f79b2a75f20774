import { Loading } from '@qinghe/ui/components/Skeleton';

/** Stands in the frame for a page that is not there yet; drawn as in index.html, whose place it takes. */
export function SiteSkeleton() {
  return <Loading isLoading skeleton={<div className="boot-page" />} />;
}
