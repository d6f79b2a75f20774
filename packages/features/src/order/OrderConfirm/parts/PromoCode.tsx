import { TicketPercent } from 'lucide-react';
import type { FormEvent } from 'react';
import { getPromoCodeCheck } from '@qinghe/api/resources/promoCodes';
import type { CheckoutHandle, CodeRefusal } from '@qinghe/hooks/data/orders';
import { lacksCall } from '@qinghe/hooks/stores/server';
import { Button } from '@qinghe/ui/components/Button';
import { Field } from '@qinghe/ui/components/Field';
import { Input } from '@qinghe/ui/components/Input';
import { toast } from '@qinghe/ui/components/Toast';
import { text } from '@qinghe/ui/styles/text';
import { money } from '@qinghe/ui/words';
import { showError } from '@qinghe/features/states/ShowError';
import { card } from '../../OrderParts/index.ts';
import * as styles from '../OrderConfirm.styles.ts';

const REASONS: Record<CodeRefusal, string> = {
  unknown: '没有这个优惠码',
  expired: '该优惠码已过期',
  unusable: '该优惠码已用完、已使用过或不适用于你',
  invitation: '邀请码不能在这里使用',
};

function showRefusal(error: unknown): void {
  if (lacksCall(getPromoCodeCheck.path)) toast.error('本站暂不支持优惠码');
  else showError(error);
}

/** Field for a promo code: checks it, shows why it is refused, and removes it again. */
export function PromoCode({ checkout }: { checkout: CheckoutHandle }) {
  const { code, text: typed, isSubmitting } = checkout.state;
  const isApplied = code.kind === 'applied';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    checkout.apply().catch(showRefusal);
  };
  return (
    <section css={card} aria-labelledby="order-promo">
      <h2 id="order-promo" css={[text.title, styles.heading]}>
        优惠
      </h2>
      <form css={styles.codeRow} onSubmit={handleSubmit} noValidate>
        <Field
          label="优惠码"
          isLabelHidden
          error={
            code.kind === 'refused' && (
              <span css={styles.refusal}>
                <span>此优惠码无效，请重新输入验证</span>
                <span>{REASONS[code.reason]}</span>
              </span>
            )
          }
          success={isApplied && `此优惠码有效，已减免 ${money(code.discount)}`}
        >
          <Input
            name="promoCode"
            icon={TicketPercent}
            placeholder="请输入优惠码"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            readOnly={isApplied || isSubmitting}
            value={isApplied ? code.code : typed}
            onChange={(event) => checkout.type(event.target.value)}
          />
        </Field>
        {isApplied ? (
          <Button
            variant="outline"
            css={styles.codeButton}
            disabled={isSubmitting}
            onClick={checkout.remove}
          >
            移除
          </Button>
        ) : (
          <Button
            type="submit"
            variant="outline"
            css={styles.codeButton}
            disabled={typed.trim() === '' || isSubmitting}
            isLoading={code.kind === 'checking'}
            loadingText="验证中"
          >
            验证
          </Button>
        )}
      </form>
    </section>
  );
}
