import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  cancelDialog,
  finishForgot,
  finishLogin,
  finishRegister,
  keepMobile,
  openForgot,
  openLogin,
  openRegister,
  openWechat,
  useDialogs,
} from '@qinghe/hooks/stores/dialogs';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { Dialog, useKept } from '@qinghe/ui/components/Dialog';
import { Icon } from '@qinghe/ui/components/Icon';
import { NavigationType, useLocation, useNavigationType } from '@qinghe/features/routing/Routing';
import { TextButton } from '@qinghe/features/states/TextButton';
import * as styles from './Account.styles.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { AccountArt } from './parts/AccountArt.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ScanLogin } from './ScanLogin.tsx';
import { SocialBindForm } from './SocialBindForm.tsx';
import { useBoundNext } from './useBoundNext.ts';

/** Closes the dialog when the visitor goes back or forward, because it belongs to the page it was opened on. */
function useCloseOnBack() {
  const { key } = useLocation();
  const kind = useNavigationType();
  const here = useRef(key);
  useEffect(() => {
    if (here.current === key) return;
    here.current = key;
    if (kind === NavigationType.Pop) cancelDialog();
  }, [key, kind]);
}

/** The account dialogs of the desktop site, one at a time. Loaded by `AccountDialogHost`. */
export function AccountDialogs() {
  const { account, mobile, code: asked } = useDialogs();
  const shown = useKept(account) ?? 'login';
  const code = useKept(account === null ? null : asked) ?? '';
  const firstField = useRef<HTMLInputElement>(null);
  const wayBack = useRef<HTMLButtonElement>(null);
  const goOn = useBoundNext();
  useCloseOnBack();

  // Switching from one dialog to another replaces the content, including the focused element, so focus is set again.
  useEffect(() => {
    (firstField.current ?? wayBack.current)?.focus();
  }, [shown]);

  const schoolName = useSchoolName();
  const form = { defaultMobile: mobile, mobileRef: firstField };
  const frame = {
    isOpen: account !== null,
    onClose: cancelDialog,
    initialFocus: firstField,
  };

  const backToLogin = (words: string) => (
    <p css={styles.centred}>
      <TextButton ref={wayBack} onClick={() => openLogin()}>
        <Icon as={ArrowLeft} size={16} />
        {words}
      </TextButton>
    </p>
  );

  if (shown === 'wechat')
    return (
      <Dialog {...frame} initialFocus={wayBack} title="微信扫码登录" isTitleHidden>
        <ScanLogin isActive={account === 'wechat'} />
        {backToLogin('用手机号登录')}
      </Dialog>
    );
  if (shown === 'bindWechat' || shown === 'bindCode')
    return (
      <Dialog {...frame} title="请绑定手机号" description="为了账号安全，请先绑定手机号">
        <SocialBindForm
          key={code}
          origin={shown === 'bindWechat' ? 'scan' : 'address'}
          code={code}
          mobileRef={firstField}
          onDone={goOn}
        />
        {backToLogin('返回登录')}
      </Dialog>
    );
  if (shown === 'forgot')
    return (
      <Dialog {...frame} title="重置密码" description="验证手机号后，设置一个新密码">
        <ForgotForm
          {...form}
          onDone={(typed, isLoggedIn) => {
            if (isLoggedIn) return finishLogin();
            keepMobile(typed);
            return finishForgot();
          }}
        />
        {backToLogin('返回登录')}
      </Dialog>
    );
  if (shown === 'register')
    return (
      <Dialog
        {...frame}
        size="wide"
        art={<AccountArt />}
        title={`注册${schoolName}`}
        description={
          <>
            已有账号？<TextButton onClick={() => openLogin()}>去登录</TextButton>
          </>
        }
      >
        <RegisterForm
          {...form}
          onDone={(typed, isLoggedIn) => {
            if (isLoggedIn) return finishLogin();
            keepMobile(typed);
            return finishRegister();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog {...frame} size="wide" art={<AccountArt />} title="登录" isTitleHidden>
      <LoginForm
        {...form}
        onDone={finishLogin}
        onScan={openWechat}
        onRegister={(typed) => {
          keepMobile(typed);
          openRegister();
        }}
        onForgot={(typed) => {
          keepMobile(typed);
          openForgot();
        }}
      />
    </Dialog>
  );
}
