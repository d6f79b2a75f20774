import { NotFoundContent } from '@qinghe/ui/flows/StatusPages';

/** Any address that the desktop site has no page for. */
export default function NotFoundPage() {
  return <NotFoundContent />;
}
