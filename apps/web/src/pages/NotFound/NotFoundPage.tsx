import { NotFoundContent } from '@qinghe/features/states/StatusPages';

/** Any address that the desktop site has no page for. */
export default function NotFoundPage() {
  return <NotFoundContent site="desktop" />;
}
