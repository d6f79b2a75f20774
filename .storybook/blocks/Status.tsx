import { css } from '@emotion/react';
import { Tag } from '../../packages/ui/src/components/Tag/index.ts';

const tones = { stable: 'brand', experimental: 'warn', deprecated: 'danger' } as const;
const root = css({ margin: '1rem 0' });

/** The life-cycle badge at the top of a component's page. */
export function Status({ value }: { value: keyof typeof tones }) {
  return (
    <div css={root}>
      <Tag tone={tones[value]}>{value}</Tag>
    </div>
  );
}
