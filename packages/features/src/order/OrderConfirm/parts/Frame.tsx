import type { ReactNode } from 'react';
import type { Site } from '@qinghe/hooks/url';
import { Button } from '@qinghe/ui/components/Button';
import { Price } from '@qinghe/ui/components/Price';
import { BottomActionBar } from '@qinghe/ui/patterns/BottomActionBar';
import { text, visuallyHidden } from '@qinghe/ui/styles/text';
import { FactRows, type FactRow } from '../../OrderParts/index.ts';
import * as styles from '../OrderConfirm.styles.ts';

export interface FrameProps {
  /** Which site shows the page; the mobile site has its submit button in a bar at the bottom. */
  site: Site;
  /** The cards of the form. */
  children: ReactNode;
  rows: readonly FactRow[];
  /** Amount to pay, in yuan. */
  payable: number;
  /** Checkbox of the agreement. */
  agreement: ReactNode;
  submitText: string;
  isSubmitting: boolean;
  isDisabled: boolean;
  onSubmit: () => void;
}

/** Layout of a checkout: the form, with the total and the submit button next to it or below it. */
export function Frame({
  site,
  children,
  rows,
  payable,
  agreement,
  submitText,
  isSubmitting,
  isDisabled,
  onSubmit,
}: FrameProps) {
  const isBar = site === 'mobile';
  const submit = (
    <Button
      size={isBar ? 'md' : 'lg'}
      isBlock={!isBar}
      isPill={isBar}
      css={isBar ? styles.barButton : styles.submit}
      disabled={isDisabled}
      isLoading={isSubmitting}
      loadingText="提交中"
      onClick={onSubmit}
    >
      {submitText}
    </Button>
  );
  return (
    <div css={styles.columns}>
      <h1 css={visuallyHidden}>确认订单</h1>
      <div css={styles.sections}>{children}</div>
      <aside css={styles.summary} aria-label="价格明细">
        <h2 css={[text.title, styles.heading, styles.hiddenOnH5]}>价格明细</h2>
        <FactRows rows={rows} />
        {!isBar && (
          <p css={styles.total}>
            应付金额
            <Price value={payable} size="l" hasDecimals />
          </p>
        )}
        {agreement && <div css={styles.agreement}>{agreement}</div>}
        {!isBar && submit}
      </aside>
      {isBar && (
        <BottomActionBar label="提交订单">
          <p css={styles.barAmount}>
            <span css={[text.caption, styles.barLabel]}>应付</span>
            <br />
            <Price value={payable} size="l" hasDecimals />
          </p>
          {submit}
        </BottomActionBar>
      )}
    </div>
  );
}
