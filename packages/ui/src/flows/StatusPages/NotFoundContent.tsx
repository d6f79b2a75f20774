import { css } from '@emotion/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsOpenPath } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '../../components/Button/index.ts';
import { Empty } from '../../components/Empty/index.ts';
import { toast } from '../../components/Toast/index.ts';
import { SearchBox } from '../../patterns/SearchBox/index.ts';
import { PageMeta } from '../PageMeta/index.ts';

const actions = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '1.25rem',
  width: '100%',
});
const search = css({ width: '22rem', maxWidth: '100%' });

const missing = {
  title: '页面不存在',
  description: '链接可能写错了，或者内容已经下架。搜一搜，或者回首页看看。',
};
const closed = {
  title: '该功能暂未开放',
  description: '这所学堂还没有开放这一项。搜一搜，或者回首页看看。',
};

/**
 * An address without a page, or one whose module the school has switched off: a search box and the
 * way home.
 */
export function NotFoundContent() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isOpen = useIsOpenPath();
  const { title, description } = isOpen(pathname) ? missing : closed;
  return (
    <>
      <PageMeta title={title} />
      <Empty
        variant="page"
        title={title}
        description={description}
        action={
          <div css={actions}>
            <SearchBox
              isWide
              aria-label="搜索课程和课时"
              label="搜索课程和课时"
              placeholder="搜索课程、课时"
              css={search}
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
