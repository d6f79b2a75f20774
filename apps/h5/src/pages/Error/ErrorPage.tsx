import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { ErrorContent } from '@qinghe/features/states/StatusPages';

/** The error page of the mobile site. */
export default function ErrorPage() {
  return (
    <>
      <PageNavBar isPlain />
      <ErrorContent />
    </>
  );
}
