import type { ReactNode } from 'react';
import { Cover } from '@qinghe/ui/components/Cover';
import { Price } from '@qinghe/ui/components/Price';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './OrderParts.styles.ts';

export interface GoodsLineProps {
  name: string;
  /** Address of the picture; empty for goods without one. */
  thumb: string;
  /** A line about the goods. */
  facts?: ReactNode;
  /** In yuan; null when unknown. */
  price: number | null;
  /** Label of the price; not needed for goods on sale. */
  priceLabel?: string;
  hasDecimals?: boolean;
}

/** The goods of an order. */
export function GoodsLine({
  name,
  thumb,
  facts,
  price,
  priceLabel,
  hasDecimals = false,
}: GoodsLineProps) {
  return (
    <div css={[styles.goods, thumb === '' && styles.noCover]}>
      {thumb !== '' && <Cover src={thumb} isWhole css={styles.cover} />}
      <div>
        <p css={[text.title, styles.name]}>{name}</p>
        {facts && <p css={[text.label, styles.facts]}>{facts}</p>}
      </div>
      {price !== null && (
        <div css={styles.side}>
          {priceLabel && <span css={[text.caption, styles.sideLabel]}>{priceLabel}</span>}
          <Price value={price} hasDecimals={hasDecimals} />
        </div>
      )}
    </div>
  );
}
