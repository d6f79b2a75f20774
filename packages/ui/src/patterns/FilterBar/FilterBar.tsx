import { useEffect, useRef, type ReactNode } from 'react';
import { Chip, ChipLink } from '../../components/Chip/index.ts';
import * as styles from './FilterBar.styles.ts';

export interface FilterOption {
  value: string | number;
  label: string;
  /** Subordinate choices, shown in a second row while this one or one of them is selected. */
  children?: readonly FilterOption[];
}

export interface FilterBarProps {
  /** Name of the filter, such as 分类. */
  label: string;
  /** The choices in order. */
  options: readonly FilterOption[];
  /** Value of the selected choice, in either row. */
  value: string | number;
  /** Returns the URL of a choice. With it the choices are links. */
  hrefFor?: (value: string | number) => string;
  /** Event handler called with the chosen value. Without `hrefFor` the choices are buttons. */
  onChoose?: (value: string | number) => void;
  /** Label of the first choice in the second row, which selects the parent choice as a whole. */
  allText?: string;
  /** Content after the choices of the first row. */
  end?: ReactNode;
}

interface RowProps extends Pick<FilterBarProps, 'options' | 'hrefFor' | 'onChoose' | 'end'> {
  value: string | number | undefined;
}

function Chips({ options, value, hrefFor, onChoose, end }: RowProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = ref.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]');
    if (row && chosen)
      row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <div ref={ref} css={styles.chips}>
      {options.map((option) =>
        hrefFor ? (
          <ChipLink key={option.value} href={hrefFor(option.value)} isOn={option.value === value}>
            {option.label}
          </ChipLink>
        ) : (
          <Chip
            key={option.value}
            isOn={option.value === value}
            onClick={() => onChoose?.(option.value)}
          >
            {option.label}
          </Chip>
        ),
      )}
      {end}
    </div>
  );
}

/** A filter with one selected choice, in one or two rows. On the mobile site a row scrolls sideways. */
export function FilterBar({
  label,
  options,
  value,
  hrefFor,
  onChoose,
  allText = '全部',
  end,
}: FilterBarProps) {
  const chosen = options.find(
    (option) =>
      option.value === value || option.children?.some((narrower) => narrower.value === value),
  );
  const choose = { hrefFor, onChoose };
  return (
    <div css={styles.root}>
      <div role="group" aria-label={label} css={styles.row}>
        <span css={[styles.label, styles.hiddenOnMobile]} aria-hidden="true">
          {label}
        </span>
        <Chips options={options} value={chosen?.value} end={end} {...choose} />
      </div>
      {chosen?.children && chosen.children.length > 0 && (
        <div role="group" aria-label={chosen.label} css={styles.row}>
          <Chips
            options={[{ value: chosen.value, label: allText }, ...chosen.children]}
            value={value}
            {...choose}
          />
        </div>
      )}
    </div>
  );
}
