import { css } from '@emotion/react';
import { readAddonAddress } from '@qinghe/hooks/env';
import { useSearchWords } from '@qinghe/hooks/stores/server';
import { useIsOpenPath } from '@qinghe/hooks/stores/system';
import { aliasOf, paths, type Site } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';
import { toast } from '@qinghe/ui/components/Toast';
import { SearchBox } from '@qinghe/ui/patterns/SearchBox';
import { Navigate, useLocation, useNavigate } from '@qinghe/features/routing/Routing';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { AddonContent } from './AddonContent.tsx';
import { space } from '@qinghe/ui/styles/space';

const actions = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(5),
  width: '100%',
});
const box = css({ width: '22rem', maxWidth: '100%' });

const missing = {
  title: '页面不存在',
  description: '链接可能写错了，或者内容已经下架。搜一搜，或者回首页看看。',
};
const closed = {
  title: '该功能暂未开放',
  description: '这所学堂还没有开放这一项。搜一搜，或者回首页看看。',
};

export interface NotFoundContentProps {
  /** The site whose page was not found. */
  site: Site;
}

/**
 * Page for an address without a page, or one whose module the school has switched off: a search box and a link home. An old
 * address redirects to its present page, an add-on's address to where the school shows it.
 */
export function NotFoundContent({ site }: NotFoundContentProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isOpen = useIsOpenPath();
  const words = useSearchWords();
  const alias = aliasOf(pathname + search + hash, site);
  if (alias !== null) return <Navigate to={alias} replace />;
  const addon = readAddonAddress(pathname + search + hash, site);
  if (addon !== null) return <AddonContent href={addon} />;
  const { title, description } = isOpen(pathname) ? missing : closed;
  return (
    <>
      <PageMeta title={title} />
      <meta name="robots" content="noindex" />
      <Empty
        variant="page"
        title={title}
        description={description}
        action={
          <div css={actions}>
            <SearchBox
              isWide
              aria-label={words.label}
              {...words}
              css={box}
              onSearch={(keywords) => void navigate(paths.search(keywords))}
              onEmpty={() => toast.error('请输入关键字后再搜索')}
            />
            <ButtonLink href={paths.home()}>返回首页</ButtonLink>
          </div>
        }
        note="错误代码 404"
      />
    </>
  );
}
