import { useEffect } from 'react';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { elsewhere } from './elsewhere.ts';

export interface AddonContentProps {
  /** Address of the content on MeEdu's own client. */
  href: string;
}

/** Page for content of an add-on that only another client of the school shows: says so, and redirects there. */
export function AddonContent({ href }: AddonContentProps) {
  useEffect(() => elsewhere.go(href), [href]);
  return (
    <>
      <PageMeta title="正在前往学校的另一个网站" />
      <meta name="robots" content="noindex" />
      <Empty
        variant="page"
        title="正在前往学校的另一个网站"
        description="这项内容在那里，需要时请在那里登录一次。"
        action={
          <>
            <ButtonLink href={href}>前往查看</ButtonLink>
            <ButtonLink variant="outline" href={paths.home()}>
              返回首页
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
