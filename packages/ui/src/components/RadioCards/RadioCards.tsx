import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './RadioCards.styles.ts';

export interface RadioCard<Value extends string = string> {
  value: Value;
  label: string;
  /** Icon or logo before the label; decorative. */
  icon?: ReactNode;
}

export interface RadioCardsProps<Value extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange'
> {
  /** Accessible name of the group. */
  label: string;
  /** The choices in order. */
  items: readonly RadioCard<Value>[];
  /** The selected choice; undefined for none. */
  value: Value | undefined;
  /** Event handler called when another choice is selected. */
  onChange: (value: Value) => void;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** One choice out of a few, such as the payment method: native radios as cards in two columns, as rows on the mobile site. */
export function RadioCards<Value extends string = string>({
  label,
  items,
  value,
  onChange,
  ...rest
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} css={styles.root} {...rest}>
      {items.map((item) => (
        <label key={item.value} css={styles.option}>
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
            css={styles.control}
          />
          <span css={styles.face}>
            {item.icon && <span css={styles.icon}>{item.icon}</span>}
            <span css={styles.words}>{item.label}</span>
            <span css={styles.radio} />
          </span>
        </label>
      ))}
    </div>
  );
}
