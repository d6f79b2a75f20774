import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';

export interface GoneContentProps {
  /** What is gone; the page's h1. */
  title?: string;
  description?: string;
  /** Where something like it is found. */
  href: string;
  linkText: string;
}

/** A page whose content no longer exists, with a way onward and the way home. */
export function GoneContent({
  title = '内容不存在或已下架',
  description,
  href,
  linkText,
}: GoneContentProps) {
  return (
    <>
      {/* A list of search engines must not keep it. */}
      <meta name="robots" content="noindex" />
      <Empty
        variant="page"
        title={title}
        description={description}
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
