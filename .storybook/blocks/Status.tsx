import { css } from '@emotion/react';
import { Tag } from '../../packages/ui/src/components/Tag/index.ts';
import { Facts } from './Facts.tsx';
import { ImportLine } from './ImportLine.tsx';

const tones = { stable: 'brand', experimental: 'warn', deprecated: 'danger' } as const;
const root = css({ margin: '1rem 0' });

interface StatusProps {
  /** How far it has come. */
  value: keyof typeof tones;
  /** The version that brought it: the table of `npm run status` and the facts below read it here. */
  since?: string;
  /** What it is called in Chinese: the search of the sidebar reads it here. */
  names?: string;
}

/** The head of a component's page: how far it has come, what is known of it, and how it is imported. */
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
