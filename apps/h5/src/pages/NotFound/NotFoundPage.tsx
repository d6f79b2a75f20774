import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { NotFoundContent } from '@qinghe/features/states/StatusPages';

/** Any address that the mobile site has no page for. */
export default function NotFoundPage() {
  return (
    <>
      <PageNavBar isPlain />
      <NotFoundContent site="mobile" />
    </>
  );
}
