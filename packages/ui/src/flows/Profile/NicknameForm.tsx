import type { FormEvent } from 'react';
import { useSetNickname } from '@qinghe/hooks/data/profile';
import { Button } from '../../components/Button/index.ts';
import { Field } from '../../components/Field/index.ts';
import { Input } from '../../components/Input/index.ts';
import { toast } from '../../components/Toast/index.ts';
import * as account from '../Account/Account.styles.ts';
import { showError } from '../Account/showError.ts';
import { useForm } from '../Account/useForm.ts';

/** How long a nickname may be (contract E-17). */
const MAX_LENGTH = 24;

export interface ProfileFormProps {
  /** In a dialog, or as a page of the mobile site. */
  layout?: 'dialog' | 'page';
  /** Called when the change is made. */
  onDone: () => void;
}

function nicknameRule(value: string): string | null {
  if (value.trim() === '') return '请输入昵称';
  return Array.from(value.trim()).length > MAX_LENGTH ? `昵称不能超过${MAX_LENGTH}个字` : null;
}

/** Sets the nickname, which works once. */
export function NicknameForm({ layout = 'dialog', onDone }: ProfileFormProps) {
  const { attach, ...form } = useForm({ nickname: '' }, [['nickname', nicknameRule]]);
  const { trigger, isMutating } = useSetNickname();

  const submit = async () => {
    try {
      await trigger({ nick_name: form.values.nickname.trim() });
      toast.success('修改成功');
      onDone();
    } catch (error) {
      showError(error);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMutating && form.check()) void submit();
  };

  return (
    <form ref={attach} noValidate onSubmit={handleSubmit}>
      <Field label="昵称" isLabelHidden error={form.error('nickname')} hint="（只可修改一次）">
        <Input {...form.field('nickname')} placeholder="请输入昵称" autoComplete="nickname" />
      </Field>
      <Button
        type="submit"
        size="lg"
        isBlock
        isPill={layout === 'page'}
        isLoading={isMutating}
        loadingText="提交中"
        css={account.farSubmit}
      >
        确定
      </Button>
    </form>
  );
}
