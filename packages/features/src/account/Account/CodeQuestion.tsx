import { lazy, Suspense, useEffect, useState } from 'react';
import type { LoginReturnStatus } from '@qinghe/hooks/data/auth';
import { toast } from '@qinghe/ui/components/Toast';
import type { CodeQuestionDialogProps } from './CodeQuestionDialog.tsx';

const CodeQuestionDialog = lazy(() => import('./CodeQuestionDialog.tsx'));

export interface CodeQuestionProps extends Pick<CodeQuestionDialogProps, 'memberName'> {
  /** The two answers; null while nothing is asked. */
  question: CodeQuestionDialogProps['question'] | null;
}

/** Asks what is to become of a code from the address that belongs to nothing this tab has begun. */
export function CodeQuestion({ question, memberName }: CodeQuestionProps) {
  // A dialog that closes keeps its content until it is out of sight.
  const [shown, setShown] = useState(question);
  if (question !== null && question !== shown) setShown(question);
  if (shown === null) return null;
  return (
    <Suspense>
      <CodeQuestionDialog isOpen={question !== null} question={shown} memberName={memberName} />
    </Suspense>
  );
}

/** What a visitor is asked about a login code of the address, and a member told. */
export function LoginQuestion({ login }: { login: LoginReturnStatus }) {
  const isDropped = login.status === 'dropped';
  useEffect(() => {
    if (isDropped) toast.info('你已登录，没有使用链接里的账号');
  }, [isDropped]);
  return <CodeQuestion question={login.status === 'asking' ? login : null} />;
}
