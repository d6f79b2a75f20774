import { useEffect, useRef, type ReactNode } from 'react';
import { Chip, ChipLink } from '../../components/Chip/index.ts';
import * as styles from './FilterBar.styles.ts';

export interface FilterOption {
  value: string | number;
  label: string;
  /** Narrower choices, shown in a second row once this one or one of them holds. */
  children?: readonly FilterOption[];
}

export interface FilterBarProps {
  /** What is chosen, such as 分类. */
  label: string;
  /** What can be chosen, in the order of the school. */
  options: readonly FilterOption[];
  /** The choice that holds, of either row. */
  value: string | number;
  /** Address of a choice. With it the choices are links. */
  hrefFor?: (value: string | number) => string;
  /** Called with a choice. With it and without `hrefFor` the choices are buttons. */
  onChoose?: (value: string | number) => void;
  /** The first choice of the second row, which stands for the whole of the first one. */
  allText?: string;
  /** Stands after the choices of the first row. */
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

/** One choice of several, in one row or two. On the mobile site a row scrolls sideways. */
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
