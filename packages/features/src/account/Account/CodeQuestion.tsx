import { lazy, Suspense, useEffect } from 'react';
import type { LoginReturnStatus } from '@qinghe/hooks/data/auth';
import { useKept } from '@qinghe/ui/components/Dialog';
import { toast } from '@qinghe/ui/components/Toast';
import type { CodeQuestionDialogProps } from './CodeQuestionDialog.tsx';

const CodeQuestionDialog = lazy(() => import('./CodeQuestionDialog.tsx'));

export interface CodeQuestionProps extends Pick<CodeQuestionDialogProps, 'memberName'> {
  /** Handlers of the two answers; null while nothing is asked. */
  question: CodeQuestionDialogProps['question'] | null;
}

/** Asks whether to use a login or binding code from the address that was not requested in this tab. */
export function CodeQuestion({ question, memberName }: CodeQuestionProps) {
  const shown = useKept(question);
  if (shown === null) return null;
  return (
    <Suspense>
      <CodeQuestionDialog isOpen={question !== null} question={shown} memberName={memberName} />
    </Suspense>
  );
}

/** Asks a visitor whether to use a login code from the address. A member gets a toast that the code was ignored. */
export function LoginQuestion({ login }: { login: LoginReturnStatus }) {
  const isDropped = login.status === 'dropped';
  useEffect(() => {
    if (isDropped) toast.info('你已登录，没有使用链接里的账号');
  }, [isDropped]);
  return <CodeQuestion question={login.status === 'asking' ? login : null} />;
}
