import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { flatten } from './colours.ts';
import { Sample, Samples } from '../testing/tokenParts.tsx';
import source from './tokens.json';
import { token } from './tokens.ts';

/** Spacing, sizes, radii and shadows. */
const meta = { title: 'Space and shape', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const stack = css({ display: 'grid', gap: '0.75rem' });
const bar = css({ height: '1rem', borderRadius: '2px', background: token('action-primary') });
const box = css({
  height: '4rem',
  border: `1px solid ${token('border-subtle')}`,
  background: token('surface-raised'),
});
const raised = css({ height: '4rem', background: token('surface-raised') });

const px = (length: string) =>
  length.endsWith('rem') ? `${Number.parseFloat(length) * 16} px` : length;

/** On a base of 8; 4 and 2 inside controls only. */
export const Spacing: StoryObj = {
  render: () => (
    <div css={stack}>
      {flatten(source.space, 'space-')
        .toSorted((a, b) => Number.parseFloat(a[1]) - Number.parseFloat(b[1]))
        .map(([name, value]) => (
          <Sample key={name} name={name} note={px(value)}>
            <div css={bar} style={{ width: `var(--${name})` }} />
          </Sample>
        ))}
    </div>
  ),
};

/** Fixed measures of controls, bars and columns. */
export const Sizes: StoryObj = {
  render: () => (
    <div css={stack}>
      {[...flatten(source.size, 'size-'), ...flatten(source.container, 'container-')].map(
        ([name, value]) => (
          <Sample key={name} name={name} note={px(value)}>
            <div css={bar} style={{ width: `min(100%, var(--${name}))` }} />
          </Sample>
        ),
      )}
    </div>
  ),
};

/** 4, 6 for tags, 10 for controls, 14 for covers, 20 for cards and dialogs, 28 for banners. */
export const Radii: StoryObj = {
  tags: ['vrt'],
  render: () => (
    <Samples>
      {flatten(source.radius, 'radius-').map(([name, value]) => (
        <Sample key={name} name={name} note={px(value)}>
          <div css={box} style={{ borderRadius: `var(--${name})` }} />
        </Sample>
      ))}
    </Samples>
  ),
};

const uses: Readonly<Record<string, string>> = {
  'shadow-1': 'segments',
  'shadow-2': 'raised panels',
  'shadow-3': 'hover and menus',
  'shadow-4': 'dialogs',
  'shadow-up': 'bottom bars',
};

/** Each has a dark look of its own, where an edge of light does the work. */
export const Shadows: StoryObj = {
  render: () => (
    <Samples>
      {flatten(source.shadow.light, 'shadow-').map(([name]) => (
        <Sample key={name} name={name} note={uses[name]}>
          <div css={raised} style={{ boxShadow: `var(--${name})` }} />
        </Sample>
      ))}
    </Samples>
  ),
};

/** What lies above what. */
export const Layers: StoryObj = {
  render: () => (
    <div css={stack}>
      {flatten(source.zIndex, 'z-').map(([name, value]) => (
        <Sample key={name} name={name} note={value}>
          <div css={bar} style={{ width: `${Number(value) / 10 + 1}%` }} />
        </Sample>
      ))}
    </div>
  ),
};
