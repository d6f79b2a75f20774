import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { text } from '../styles/text.ts';
import { Sample } from '../testing/tokenParts.tsx';
import source from './tokens.json';

/** Text styles, one for each role. */
const meta = { title: 'Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const stack = css({ display: 'grid', gap: '1.5rem' });

const kebab: Readonly<Record<string, string>> = { bodyLarge: 'body-lg' };

const styleOf = (role: string) =>
  Object.entries(source.font.style).find(([name]) => name === (kebab[role] ?? role))?.[1];

/** Size, line and weight of a role in design px, and what it is for. */
function factsOf(role: string): string {
  const style = styleOf(role);
  if (!style) return 'figures that line up';
  const { $value, $description } = style;
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
          <p css={style} data-role={role}>
            像禾苗一样，每天长一点 1,280
          </p>
        </Sample>
      ))}
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const role of Object.keys(text)) {
      const style = styleOf(role)?.$value;
      const sample = canvasElement.querySelector(`[data-role="${role}"]`);
      if (!style || !sample) continue;
      await step(`${role} is drawn as the table says`, async () => {
        const { fontWeight, fontSize, lineHeight } = getComputedStyle(sample);
        await expect(fontWeight).toBe(String(style.fontWeight));
        const rem = (px: string) => Number.parseFloat(px) / root;
        await expect(rem(fontSize)).toBeCloseTo(Number.parseFloat(style.fontSize), 2);
        await expect(rem(lineHeight)).toBeCloseTo(Number.parseFloat(style.lineHeight), 2);
      });
    }
  },
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
