import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { flatten } from './colours.ts';
import { Sample } from '../testing/tokenParts.tsx';
import source from './tokens.json';
import { token } from './tokens.ts';

/** Durations and curves. With reduced motion every duration is 1 ms and nothing moves. */
const meta = { title: 'Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const stack = css({ display: 'grid', gap: '1rem' });
const track = css({
  height: '1.5rem',
  borderRadius: token('radius-full'),
  background: token('surface-sunken'),
});
const dot = css({
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: token('radius-full'),
  background: token('action-primary'),
  transitionProperty: 'margin-inline-start',
});
const end = css({ marginInlineStart: 'calc(100% - 1.5rem)' });

const durations = flatten(source.motion.duration, 'dur-').filter(
  ([name]) => name !== 'dur-ambient',
);
const curves = flatten(source.motion.easing, 'ease-');

function Race() {
  const [isThere, setIsThere] = useState(false);
  const runner = (style: { transitionDuration: string; transitionTimingFunction: string }) => (
    <div css={track}>
      <div css={[dot, isThere && end]} style={style} />
    </div>
  );
  return (
    <div css={stack}>
      <div>
        <Button size="sm" onClick={() => setIsThere((was) => !was)} aria-pressed={isThere}>
          Move
        </Button>
      </div>
      {durations.map(([name, value]) => (
        <Sample key={name} name={name} note={value}>
          {runner({
            transitionDuration: `var(--${name})`,
            transitionTimingFunction: token('ease-standard'),
          })}
        </Sample>
      ))}
      {curves.map(([name, value]) => (
        <Sample key={name} name={name} note={value}>
          {runner({
            transitionDuration: token('dur-slower'),
            transitionTimingFunction: `var(--${name})`,
          })}
        </Sample>
      ))}
    </div>
  );
}

/** Press to see them run. */
export const Playground: StoryObj = {
  render: () => <Race />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
