import { Field } from '../../../components/Field/index.ts';
import { PasswordInput } from '../../../components/PasswordInput/index.ts';
import type { Fields } from '../useForm.ts';

/** The password that is to be the account's. */
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
