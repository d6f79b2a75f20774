import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { text } from '../styles/text.ts';
import { colourOf, pairs, paletteColours, purposes, themes, type Pair } from './colours.ts';
import { contrast } from './contrast.ts';
import { Sample, Samples } from '../testing/tokenParts.tsx';
import { token } from './tokens.ts';

/** The colours of the token file. Components use purposes, never the palette. */
const meta = { title: 'Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const swatch = css({
  height: '3.5rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-md'),
});
const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': {
    padding: '0.5rem 0.75rem',
    borderBlockEnd: `1px solid ${token('border-subtle')}`,
    textAlign: 'start',
  },
});
const plate = css({
  display: 'inline-block',
  minWidth: '4rem',
  padding: '0.25rem 0.625rem',
  borderRadius: token('radius-sm'),
});

const mark = css({ display: 'block', height: '1.25rem', borderRadius: token('radius-xs') });

/** Purposes in the theme of the toolbar. */
export const Purposes: StoryObj = {
  tags: ['vrt'],
  render: (_args, { globals }) => (
    <Samples>
      {[...purposes(globals['theme'] === 'dark' ? 'dark' : 'light')].map(([name, value]) => (
        <Sample key={name} name={name} note={value}>
          <div css={swatch} style={{ background: `var(--${name})` }} />
        </Sample>
      ))}
    </Samples>
  ),
};

function Ratio({ pair, theme }: { pair: Pair; theme: (typeof themes)[number] }) {
  const front = colourOf(pair.front, theme);
  const back = colourOf(pair.back, theme);
  const ratio = contrast(front, back);
  return (
    <td>
      <span
        css={[text.number, plate]}
        style={{ background: back, color: front }}
        aria-hidden="true"
      >
        {pair.least < 4.5 ? <span css={mark} style={{ background: front }} /> : '永 Aa'}
      </span>{' '}
      <span css={text.number}>{ratio.toFixed(2)}</span> {ratio >= pair.least ? '✓' : '✗'}
    </td>
  );
}

/** Every pair that the design uses, computed from the token file in both themes. */
export const Contrast: StoryObj = {
  render: () => (
    <table css={[text.body, table]}>
      <thead>
        <tr>
          <th scope="col">In front</th>
          <th scope="col">Behind</th>
          <th scope="col">At least</th>
          {themes.map((theme) => (
            <th key={theme} scope="col">
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.front} ${pair.back}`}>
            <th scope="row">{pair.front}</th>
            <td>{pair.back}</td>
            <td>{pair.least}</td>
            {themes.map((theme) => (
              <Ratio key={theme} pair={pair} theme={theme} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/✗/)).toBeNull();
  },
};

/** What purposes are made of. */
export const Palette: StoryObj = {
  render: () => (
    <Samples>
      {paletteColours.map(([name, value]) => (
        <Sample key={name} name={name} note={value}>
          <div css={swatch} style={{ background: value }} />
        </Sample>
      ))}
    </Samples>
  ),
};
