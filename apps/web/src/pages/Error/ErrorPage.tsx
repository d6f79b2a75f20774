import { ErrorContent } from '@qinghe/features/states/StatusPages';

/** The error page of the desktop site. */
export default function ErrorPage() {
  return <ErrorContent />;
}
