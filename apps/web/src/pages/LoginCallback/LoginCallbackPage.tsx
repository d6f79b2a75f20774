import { css } from '@emotion/react';
import { useEffect } from 'react';
import { openBind, useDialogs } from '@qinghe/hooks/stores/dialogs';
import { paths } from '@qinghe/hooks/url';
import { ErrorState } from '@qinghe/ui/components/ErrorState';
import { container } from '@qinghe/ui/styles/layout';
import { LoginCallback } from '@qinghe/features/account/LoginCallback';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

const root = css({ display: 'grid', placeItems: 'center', minHeight: '70vh' });

/** Opens the dialog for binding a mobile number; once it is closed, offers to open it again or to return to the login page. */
function BindDialog({ code }: { code: string }) {
  const { account } = useDialogs();
  useEffect(() => openBind(code, 'address'), [code]);
  if (account !== null) return null;
  return (
    <ErrorState
      variant="page"
      title="还没有登录"
      reason="绑定手机号后才能登录"
      retryText="绑定手机号"
      onRetry={() => openBind(code, 'address')}
      backHref={paths.login()}
      backText="返回登录"
    />
  );
}

/** The page to which a login outside the site returns. */
export default function LoginCallbackPage() {
  return (
    <div css={[container, root]}>
      <PageMeta title="登录" />
      <LoginCallback frame={(content) => content} bind={(code) => <BindDialog code={code} />} />
    </div>
  );
}
