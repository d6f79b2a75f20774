import type { ReactNode } from 'react';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './OrderParts.styles.ts';

export interface FactRow {
  label: string;
  value: ReactNode;
  /** Whether the value is money saved. */
  isSaving?: boolean;
}

/** Labels and values, one pair per row. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl css={styles.rows}>
      {rows.map(({ label, value, isSaving = false }) => (
        <div key={label} css={styles.row}>
          <dt css={styles.rowLabel}>{label}</dt>
          <dd css={[text.number, styles.rowValue, isSaving && styles.saving]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
