import { ErrorContent } from '@qinghe/ui/flows/StatusPages';

/** The error page of the desktop site. */
export default function ErrorPage() {
  return <ErrorContent />;
}
