import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './RadioCards.styles.ts';

export interface RadioCard<Value extends string = string> {
  value: Value;
  label: string;
  /** Drawing before the words; decorative. */
  icon?: ReactNode;
}

export interface RadioCardsProps<Value extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange'
> {
  /** Name of the group for screen readers. */
  label: string;
  /** What can be chosen, one of them. */
  items: readonly RadioCard<Value>[];
  /** The choice that is on; undefined when none is. */
  value: Value | undefined;
  /** Event handler called when another choice is made. */
  onChange: (value: Value) => void;
  /** The element on the page. */
  ref?: Ref<HTMLDivElement>;
}

/** One choice out of a few that matter, such as how to pay: native radios, two cards abreast, rows on the mobile site. */
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
