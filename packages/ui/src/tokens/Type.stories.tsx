import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../styles/text.ts';
import { Sample } from './parts.tsx';
import source from './tokens.json';

/** Text styles, one for each role. */
const meta = { title: 'Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const stack = css({ display: 'grid', gap: '1.5rem' });

const kebab: Readonly<Record<string, string>> = { bodyLarge: 'body-lg' };

/** Size, line and weight of a role in design px, and what it is for. */
function factsOf(role: string): string {
  const entry = Object.entries(source.font.style).find(([name]) => name === (kebab[role] ?? role));
  if (!entry) return 'figures that line up';
  const { $value, $description } = entry[1];
  const px = (rem: string) => Number.parseFloat(rem) * 16;
  return `${px($value.fontSize)} / ${px($value.lineHeight)} · ${$value.fontWeight} · ${$description}`;
}

/** Roles: size / line · weight · use. */
export const Roles: StoryObj = {
  tags: ['vrt'],
  render: () => (
    <div css={stack}>
      {Object.entries(text).map(([role, style]) => (
        <Sample key={role} name={role} note={factsOf(role)}>
          <p css={style}>像禾苗一样，每天长一点 1,280</p>
        </Sample>
      ))}
    </div>
  ),
};

/** Families. The product takes the fonts of the system; only Inter is its own, for Latin and digits. */
export const Families: StoryObj = {
  render: () => (
    <div css={stack}>
      {Object.entries(source.font.family).map(([name, { $value }]) => (
        <Sample key={name} name={`font-${name}`} note={String($value)}>
          <p css={text.h3} style={{ fontFamily: `var(--font-${name})` }}>
            像禾苗一样 Qinghe 1,280
          </p>
        </Sample>
      ))}
    </div>
  ),
};
