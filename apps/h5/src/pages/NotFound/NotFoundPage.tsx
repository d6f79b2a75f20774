import { PageNavBar } from '@qinghe/ui/flows/PageNavBar';
import { NotFoundContent } from '@qinghe/ui/flows/StatusPages';

/** Any address that the mobile site has no page for. */
export default function NotFoundPage() {
  return (
    <>
      <PageNavBar isPlain />
      <NotFoundContent />
    </>
  );
}
