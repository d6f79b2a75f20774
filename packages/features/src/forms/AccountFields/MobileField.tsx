import { Smartphone } from 'lucide-react';
import type { Ref } from 'react';
import { Field } from '@qinghe/ui/components/Field';
import { Input } from '@qinghe/ui/components/Input';
import type { Fields } from '../Form/index.ts';

interface MobileFieldProps {
  form: Fields<'mobile'>;
  ref?: Ref<HTMLInputElement>;
}

/** Field for the mobile number that identifies the account. */
export function MobileField({ form, ref }: MobileFieldProps) {
  return (
    <Field label="手机号" isLabelHidden error={form.error('mobile')}>
      <Input
        {...form.field('mobile')}
        ref={ref}
        icon={Smartphone}
        placeholder="请输入手机号"
        inputMode="numeric"
        autoComplete="username"
      />
    </Field>
  );
}
