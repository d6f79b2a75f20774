import { css } from '@emotion/react';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { corner } from '../../styles/corner.ts';
import { text } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

const root = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  padding: space(1),
  borderRadius: corner(0.75),
  background: token('surface-sunken'),
});
const option = css({ position: 'relative', display: 'flex', cursor: 'pointer' });
const disabledOption = css({ cursor: 'not-allowed' });
const control = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
const face = css({
  padding: bySite(space(1.5, 4.5), space(2.75, 4.5)),
  borderRadius: corner(0.5625),
  color: token('text-secondary'),
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  transitionProperty: 'background-color, color',
  transitionDuration: token('dur-fast'),

  'input:hover + &': { color: token('text-primary') },
  'input:checked + &': {
    background: token('surface-raised'),
    boxShadow: token('shadow-1'),
    color: token('text-primary'),
  },
  'input:disabled + &': { color: token('text-disabled') },
  'input:focus + &': {
    outline: `${token('focus-width')} solid ${token('focus-ring')}`,
    outlineOffset: token('focus-offset'),
  },
  'input:focus:not(:focus-visible) + &': { outline: 'none' },
});

export interface SegmentedItem<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange'
> {
  /** Accessible name of the group. */
  label: string;
  /** The choices in order, two to five. */
  items: readonly SegmentedItem<Value>[];
  /** The selected choice. */
  value: Value;
  /** Event handler called when another choice is selected. */
  onChange: (value: Value) => void;
  /** Name of the radio group in a form. */
  name?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** One choice out of two to five, all visible: native radios in one bar. */
export function Segmented<Value extends string = string>({
  label,
  items,
  value,
  onChange,
  name,
  ...rest
}: SegmentedProps<Value>) {
  const ownName = useId();
  return (
    <div role="radiogroup" aria-label={label} css={root} {...rest}>
      {items.map((item) => (
        <label key={item.value} css={[option, item.disabled && disabledOption]}>
          <input
            type="radio"
            name={name ?? ownName}
            value={item.value}
            checked={item.value === value}
            disabled={item.disabled}
            onChange={() => onChange(item.value)}
            css={control}
          />
          <span css={[text.label, face]}>{item.label}</span>
        </label>
      ))}
    </div>
  );
}
