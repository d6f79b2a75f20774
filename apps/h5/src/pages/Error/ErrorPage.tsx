import { PageNavBar } from '@qinghe/ui/flows/PageNavBar';
import { ErrorContent } from '@qinghe/ui/flows/StatusPages';

/** The error page of the mobile site. */
export default function ErrorPage() {
  return (
    <>
      <PageNavBar isPlain />
      <ErrorContent />
    </>
  );
}
