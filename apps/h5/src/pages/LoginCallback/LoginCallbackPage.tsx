import { css } from '@emotion/react';
import { readLoginAim } from '@qinghe/hooks/data/auth';
import { paths } from '@qinghe/hooks/url';
import { Link } from '@qinghe/ui/components/Link';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import { SocialBindForm, useBoundNext } from '@qinghe/features/account/Account';
import { LoginCallback } from '@qinghe/features/account/LoginCallback';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { AccountFrame } from '../../layouts/AccountFrame.tsx';
import { space } from '@qinghe/ui/styles/space';

const middle = css({ display: 'grid', alignItems: 'center', minHeight: '80vh' });
const back = css({ marginTop: space(4), textAlign: 'center' });

/** Asks for the mobile number of a new account, with a link back to the login page. */
function Bind({ code }: { code: string }) {
  const goOn = useBoundNext();
  const [search] = useSearchParams();
  return (
    <AccountFrame
      title="绑定手机号"
      heading="请绑定手机号"
      description="为了账号安全，请先绑定手机号"
    >
      <SocialBindForm origin="address" code={code} layout="page" onDone={goOn} />
      <p css={back}>
        <Link href={paths.login(readLoginAim(search))}>返回登录</Link>
      </p>
    </AccountFrame>
  );
}

/** The page to which a login by WeChat or QQ returns; also asks for the mobile number of a new account. */
export default function LoginCallbackPage() {
  return (
    <LoginCallback
      frame={(content) => (
        <div css={middle}>
          <PageMeta title="登录" />
          {content}
        </div>
      )}
      bind={(code) => <Bind code={code} />}
    />
  );
}
