import { Button } from '@qinghe/ui/components/Button';
import { Dialog } from '@qinghe/ui/components/Dialog';

export interface CodeQuestionDialogProps {
  isOpen: boolean;
  /** Handlers of the two answers. */
  question: { agree: () => void; refuse: () => void };
  /** Nickname of the member whose account the code would be bound to; undefined where the code would log in. */
  memberName?: string | undefined;
}

/**
 * Asks for confirmation of a code that this tab did not request. It is used only after the answer; closing the dialog refuses.
 */
export default function CodeQuestionDialog({
  isOpen,
  question,
  memberName,
}: CodeQuestionDialogProps) {
  const isLogin = memberName === undefined;
  return (
    <Dialog
      size="confirm"
      isOpen={isOpen}
      onClose={question.refuse}
      title={isLogin ? '要用链接里的账号登录吗？' : '要绑定这个 QQ 或微信吗？'}
      description={
        isLogin
          ? '这次登录不是在本页发起的。如果链接是别人发来的，登录的会是对方的账号，你付款和填写的内容都会留在那里。'
          : `这次绑定不是在本页发起的。绑定后，用这个 QQ 或微信就能登录「${memberName}」的账号；如果不是你自己的，请不要绑定。`
      }
      actions={
        <>
          <Button variant="ghost" size="sm" onClick={question.refuse}>
            {isLogin ? '不登录' : '不绑定'}
          </Button>
          <Button size="sm" onClick={question.agree}>
            {isLogin ? '继续登录' : '继续绑定'}
          </Button>
        </>
      }
    />
  );
}
