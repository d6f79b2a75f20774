import { css } from '@emotion/react';
import { Tag } from '../../packages/ui/src/components/Tag/index.ts';
import { Facts } from './Facts.tsx';
import { ImportLine } from './ImportLine.tsx';

const tones = { stable: 'brand', experimental: 'warn', deprecated: 'danger' } as const;
const root = css({ margin: '1rem 0' });

interface StatusProps {
  /** The maturity of the component. */
  value: keyof typeof tones;
  /** The version that introduced it; `npm run status` and `Facts` read it from the source of the page. */
  since?: string;
  /** Its Chinese names; the search of the sidebar reads them from the source of the page. */
  names?: string;
}

/** The head of a component's page: its maturity, facts and import statement. */
export function Status({ value }: StatusProps) {
  return (
    <>
      <div css={root}>
        <Tag tone={tones[value]}>{value}</Tag>
      </div>
      <Facts />
      <ImportLine />
    </>
  );
}
