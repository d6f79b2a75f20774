import { useFeature } from '@qinghe/hooks/stores/system';
import { paths, toQuery } from '@qinghe/hooks/url';
import { Avatar } from '@qinghe/ui/components/Avatar';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { text } from '@qinghe/ui/styles/text';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import * as styles from './Member.styles.ts';
import { MemberRowLink } from './MemberRowLink.tsx';
import { visitorRows } from './rows.ts';
import { SiteRows } from './SiteRows.tsx';

const back = toQuery({ redirect: paths.member() });

/** The visitors' page of the tab 我的: login, registration, and links that need no account. */
export function VisitorPage() {
  const isVipShown = useFeature('vip');
  const rows = visitorRows.filter(({ href }) => isVipShown || href !== paths.vip());
  return (
    <>
      <PageMeta title="我的" />
      <div css={styles.head}>
        <div css={styles.profile}>
          <Avatar size={56} css={styles.avatar} />
          <div css={styles.profileText}>
            <h1 css={styles.name}>还没有登录</h1>
            <p css={[text.label, styles.mobile]}>登录后，课程、订单和学习进度都在这里</p>
          </div>
        </div>
        <div css={styles.ways}>
          <ButtonLink isPill href={paths.login(paths.member())}>
            登录
          </ButtonLink>
          <ButtonLink isPill variant="outline" href={paths.register() + back}>
            注册
          </ButtonLink>
        </div>
      </div>
      <div css={styles.body}>
        <ul css={styles.card}>
          {rows.map((row) => (
            <MemberRowLink key={row.href} row={row} />
          ))}
          <SiteRows />
        </ul>
      </div>
    </>
  );
}
