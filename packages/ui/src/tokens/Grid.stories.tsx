import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState, useSyncExternalStore } from 'react';
import { expect } from 'storybook/test';
import { container } from '../styles/layout.ts';
import { text } from '../styles/text.ts';
import { token } from './tokens.ts';

/** The page column, its grid, and the root size that everything scales with. */
const meta = { title: 'Grid and root', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '1.5rem',
  height: '8rem',
});
const column = css({ background: token('surface-brand-muted') });
const stack = css({ display: 'grid', gap: '1rem' });
const range = css({ width: '100%' });
const chart = css({ width: '100%', height: '10rem', background: token('surface-sunken') });

const WIDEST = 2560;
const NARROWEST = 320;

/** Percent of the window and of the browser’s own size, as in `global.css`. */
const sites = {
  desktop: { slope: 0.0041667, label: 'Desktop, drawn at 1920' },
  h5: { slope: 0.0213333, label: 'Mobile, drawn at 375' },
} as const;

/** The root size in px at a window width, with the browser’s size at 16. */
function rootAt(width: number, { slope }: (typeof sites)[keyof typeof sites]): number {
  return Math.min(18, Math.max(15, 8 + slope * width));
}

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** The width of the window and the real root size. */
function useRoot() {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const size = useSyncExternalStore(subscribe, () =>
    Number.parseFloat(window.getComputedStyle(document.documentElement).fontSize),
  );
  return { width, size };
}

function Curve({ site, width }: { site: (typeof sites)[keyof typeof sites]; width: number }) {
  const x = (at: number) => ((at - NARROWEST) / (WIDEST - NARROWEST)) * 100;
  const y = (at: number) => 90 - ((rootAt(at, site) - 15) / 3) * 80;
  const points = Array.from({ length: 113 }, (_, index) => NARROWEST + index * 20);
  return (
    <svg
      css={chart}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${site.label}: the root size over the window width`}
    >
      <polyline
        points={points.map((at) => `${x(at)},${y(at)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <line
        x1={x(width)}
        x2={x(width)}
        y1="0"
        y2="100"
        stroke={token('action-primary')}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Ruler() {
  const here = useRoot();
  const [chosen, setChosen] = useState<number | null>(null);
  const id = useId();
  const width = chosen ?? Math.min(WIDEST, Math.max(NARROWEST, here.width));
  return (
    <div css={stack}>
      <p css={text.body}>
        This window is <b css={text.number}>{here.width}</b> wide; its root is{' '}
        <b css={text.number}>{here.size.toFixed(2)} px</b>, so 1 design px is{' '}
        <b css={text.number}>{(here.size / 16).toFixed(3)} px</b>.
      </p>
      <label css={text.label} htmlFor={id}>
        A window of {width}
      </label>
      <input
        css={range}
        id={id}
        type="range"
        min={NARROWEST}
        max={WIDEST}
        value={width}
        onChange={(event) => setChosen(event.target.valueAsNumber)}
      />
      {Object.entries(sites).map(([name, site]) => (
        <div key={name}>
          <p css={text.body}>
            {site.label}: root <b css={text.number}>{rootAt(width, site).toFixed(2)} px</b>, a
            column of 1200 is <b css={text.number}>{Math.round(rootAt(width, site) * 75)} px</b>
          </p>
          <Curve site={site} width={width} />
        </div>
      ))}
    </div>
  );
}

/** A live ruler: resize the window, or pull the slider. */
export const Root: StoryObj = {
  render: () => <Ruler />,
  play: async ({ canvas }) => {
    const [shown] = canvas.getAllByText(/^\d+\.\d\d px$/);
    await expect(shown).toHaveTextContent(
      Number.parseFloat(window.getComputedStyle(document.documentElement).fontSize).toFixed(2),
    );
  },
};

/** Twelve columns with gutters of 24 in the page column. */
export const Columns: StoryObj = {
  parameters: { isPage: true },
  render: () => (
    <main css={container}>
      <div css={columns}>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index} css={column} />
        ))}
      </div>
    </main>
  ),
};
