import { css } from '@emotion/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '../../components/Button/index.ts';
import { Empty } from '../../components/Empty/index.ts';
import { toast } from '../../components/Toast/index.ts';
import { SearchBox } from '../../patterns/SearchBox/index.ts';
import { PageMeta } from '../PageMeta/index.ts';

const actions = css({ display: 'grid', justifyItems: 'center', gap: '1.25rem', width: '100%' });
const search = css({ width: '22rem', maxWidth: '100%' });

/** An address without a page: a search box and the way home. */
export function NotFoundContent() {
  const navigate = useNavigate();
  return (
    <>
      <PageMeta title="页面不存在" />
      <Empty
        variant="page"
        title="页面不存在"
        description="链接可能写错了，或者内容已经下架。搜一搜，或者回首页看看。"
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
