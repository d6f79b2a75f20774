import { useSetNickname } from '@qinghe/hooks/data/profile';
import { Field } from '@qinghe/ui/components/Field';
import { Input } from '@qinghe/ui/components/Input';
import { toast } from '@qinghe/ui/components/Toast';
import { SubmitForm, useForm } from '@qinghe/features/forms/Form';

/** Maximum length of a nickname, in characters (contract E-17). */
const MAX_LENGTH = 24;

export interface ProfileFormProps {
  /** `dialog` on the desktop site, `page` on the mobile site. */
  layout?: 'dialog' | 'page';
  /** Event handler called when the change is saved. */
  onDone: () => void;
}

function nicknameRule(value: string): string | null {
  if (value.trim() === '') return '请输入昵称';
  return Array.from(value.trim()).length > MAX_LENGTH ? `昵称不能超过 ${MAX_LENGTH} 个字` : null;
}

/** Sets the nickname, which is possible only once. */
export function NicknameForm({ onDone }: ProfileFormProps) {
  const { attach, ...form } = useForm({ nickname: '' }, [['nickname', nicknameRule]]);
  const { trigger } = useSetNickname();

  const submit = async () => {
    await trigger({ nick_name: form.values.nickname.trim() });
    toast.success('修改成功');
    onDone();
  };

  return (
    <SubmitForm attach={attach} submitText="确定" check={form.check} submit={submit}>
      <Field label="昵称" isLabelHidden error={form.error('nickname')} hint="（只可修改一次）">
        <Input {...form.field('nickname')} placeholder="请输入昵称" autoComplete="nickname" />
      </Field>
    </SubmitForm>
  );
}
