import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { text } from '../styles/text.ts';
import { token, type TokenName } from './tokens.ts';
import source from './tokens.json';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: '1rem',
});
const swatch = css({
  height: '4rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-md'),
});
const stack = css({ display: 'grid', gap: '1.5rem' });
const bar = css({ height: '1rem', background: token('action-primary'), borderRadius: '2px' });
const box = css({ height: '4rem', background: token('surface-raised') });

/** The design's decisions, drawn from the token file. Switch the theme in the toolbar. */
const meta = { title: 'Tokens', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const keys = (group: object): string[] => Object.keys(group).filter((key) => !key.startsWith('$'));

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p css={text.caption}>{name}</p>
    </div>
  );
}

/** Colours by purpose. Components use these, never the palette. */
export const Colour: StoryObj = {
  tags: ['vrt'],
  render: () => (
    <div css={grid}>
      {keys(source.semantic.light).map((name) => (
        <Sample key={name} name={name}>
          <div css={swatch} style={{ background: `var(--${name})` }} />
        </Sample>
      ))}
    </div>
  ),
};

/** Text styles, one per role. */
export const Type: StoryObj = {
  tags: ['vrt'],
  render: () => (
    <div css={stack}>
      {Object.entries(text).map(([role, style]) => (
        <Sample key={role} name={role}>
          <p css={style}>像禾苗一样，每天长一点 1,280</p>
        </Sample>
      ))}
    </div>
  ),
};

/** Spacing, on a base of 8. */
export const Spacing: StoryObj = {
  render: () => (
    <div css={stack}>
      {keys(source.space).map((name) => (
        <Sample key={name} name={`space-${name}`}>
          <div css={bar} style={{ width: `var(--space-${name})` }} />
        </Sample>
      ))}
    </div>
  ),
};

const shadows: TokenName[] = ['shadow-1', 'shadow-2', 'shadow-3', 'shadow-4', 'shadow-up'];

/** Corner radii and shadows. */
export const Shape: StoryObj = {
  tags: ['vrt'],
  render: () => (
    <div css={grid}>
      {keys(source.radius).map((name) => (
        <Sample key={name} name={`radius-${name}`}>
          <div css={swatch} style={{ borderRadius: `var(--radius-${name})` }} />
        </Sample>
      ))}
      {shadows.map((name) => (
        <Sample key={name} name={name}>
          <div css={box} style={{ boxShadow: token(name) }} />
        </Sample>
      ))}
    </div>
  ),
};
