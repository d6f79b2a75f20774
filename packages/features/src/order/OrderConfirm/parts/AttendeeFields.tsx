import type { Attendee } from '@qinghe/hooks/data/orders';
import { Field } from '@qinghe/ui/components/Field';
import { Input } from '@qinghe/ui/components/Input';
import { text } from '@qinghe/ui/styles/text';
import type { Form } from '@qinghe/features/forms/Form';
import { card } from '../../OrderParts/index.ts';
import * as styles from '../OrderConfirm.styles.ts';

/** Name and mobile number of the person who takes part in an activity (contract O-06, O-08). */
export function AttendeeFields({ form }: { form: Form<keyof Attendee> }) {
  const { attach, field, error } = form;
  return (
    <section css={card} aria-labelledby="order-attendee">
      <h2 id="order-attendee" css={[text.title, styles.heading]}>
        报名信息
      </h2>
      <form ref={attach} css={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <Field label="姓名" error={error('name')}>
          <Input {...field('name')} autoComplete="name" maxLength={32} placeholder="参加者的姓名" />
        </Field>
        <Field label="手机号" error={error('mobile')}>
          <Input
            {...field('mobile')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
            placeholder="活动前会用它联系你"
          />
        </Field>
      </form>
    </section>
  );
}
