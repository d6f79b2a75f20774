import { css } from '@emotion/react';
import { LockKeyhole } from 'lucide-react';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { openLogin, openRegister } from '@qinghe/hooks/stores/dialogs';
import { Button } from '@qinghe/ui/components/Button';
import { Icon } from '@qinghe/ui/components/Icon';
import { corner } from '@qinghe/ui/styles/corner';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { Redirect, useSearchParams } from '@qinghe/features/routing/Routing';
import { TextButton } from '@qinghe/features/states/TextButton';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { space } from '@qinghe/ui/styles/space';

const root = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '70vh',
  paddingBlock: space(20),
});
const column = css({ maxWidth: '30rem', textAlign: 'center' });
const tile = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: '5rem',
  height: '5rem',
  borderRadius: corner(1.5),
  background: token('surface-brand-muted'),
  color: token('text-brand'),
});
const heading = css({ marginTop: space(6) });
const lead = css({ marginTop: space(3), color: token('text-secondary') });
const action = css({ marginTop: space(8) });
const register = css({ marginTop: space(5), color: token('text-secondary') });

/** Asks a visitor to log in, and redirects a member to the page that they wanted. */
export default function LoginPage() {
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  const { status } = useMemberStatus();

  if (status === 'member') return <Redirect to={redirect} />;
  return (
    <div css={[container, root]}>
      <PageMeta title="登录" />
      <div css={column}>
        <span css={tile}>
          <Icon as={LockKeyhole} size={32} />
        </span>
        <h1 css={[text.h1, heading]}>登录后继续学习</h1>
        <p css={[text.bodyLarge, lead]}>
          {redirect === null
            ? '登录后可以学习课程，查看自己的学习记录。'
            : '你要看的内容需要登录。登录后会自动回到刚才的页面。'}
        </p>
        <Button size="lg" css={action} onClick={() => openLogin()}>
          登录后查看
        </Button>
        <p css={[text.body, register]}>
          还没有账号？<TextButton onClick={() => openRegister()}>立即注册</TextButton>
        </p>
      </div>
    </div>
  );
}
