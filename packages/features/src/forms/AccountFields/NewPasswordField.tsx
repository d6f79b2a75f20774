import { Field } from '@qinghe/ui/components/Field';
import { PasswordInput } from '@qinghe/ui/components/PasswordInput';
import type { Fields } from '../Form/index.ts';

/** Field for a new password. */
export function NewPasswordField({ form }: { form: Fields<'password'> }) {
  return (
    <Field label="新密码" isLabelHidden error={form.error('password')}>
      <PasswordInput
        {...form.field('password')}
        placeholder="请设置账号密码"
        autoComplete="new-password"
      />
    </Field>
  );
}
