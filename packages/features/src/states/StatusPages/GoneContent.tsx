import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';

export interface GoneContentProps {
  /** What no longer exists; the page's h1. */
  title?: string;
  /** Page with similar content. */
  href: string;
  linkText: string;
}

/** A page whose content no longer exists, with a link to similar content and one home. */
export function GoneContent({ title = '内容不存在或已下架', href, linkText }: GoneContentProps) {
  return (
    <>
      {/* Keeps the page out of search engines. */}
      <meta name="robots" content="noindex" />
      <Empty
        variant="page"
        title={title}
        action={
          <>
            <ButtonLink href={href}>{linkText}</ButtonLink>
            <ButtonLink variant="outline" href={paths.home()}>
              返回首页
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
