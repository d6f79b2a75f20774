import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { text } from '../../styles/text.ts';
import { pairs, themes } from '../colours.ts';
import { contrast } from '../contrast.ts';
import { Sample, Samples } from '../../testing/tokenParts.tsx';
import { token } from '../tokens.ts';
import { radii, schoolColours, themeRules, unreadable } from './index.ts';
import { colourIn } from './schoolColours.ts';

/** Looks of other schools, made from one colour, a kind of corner and a font. */
const meta = { title: 'Theming', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const GIVEN = ['#148146', '#2F6FED', '#4B1D8F', '#C8102E', '#B45309', '#FFF3A0', '#101010'];
const STEPS = ['50', '100', '300', '400', '500', '600', '700', '900', '950'];

const row = css({ display: 'flex', marginBlockEnd: '1rem' });
const step = css({ flex: 1, height: '3rem' });
const buttons = css({ display: 'flex', gap: '0.5rem', marginBlockEnd: '1.5rem' });
const button = css({ flex: 1, padding: '0.5rem', textAlign: 'center' });
const corner = css({ height: '3.5rem', background: token('action-primary') });

/** What is made of a colour: the scale, and the main button in both themes at rest, under the pointer, and pressed. */
export const Scales: StoryObj = {
  tags: ['vrt'],
  render: () => (
    <div>
      {GIVEN.map((given) => {
        const own = schoolColours(given);
        return (
          <section key={given}>
            <p css={text.caption}>
              {given}
              {own.primary !== given && ` → ${own.primary}`}
            </p>
            <div css={row}>
              {STEPS.map((name) => (
                <div
                  key={name}
                  css={step}
                  style={{ background: own.palette.get(`brand-${name}`) }}
                />
              ))}
            </div>
            <div css={[text.label, buttons]}>
              {themes.flatMap((theme) =>
                ['', '-hover', '-active'].map((state) => (
                  <div
                    key={theme + state}
                    css={button}
                    style={{
                      background: colourIn(`action-primary${state}`, theme, own),
                      color: colourIn('text-on-brand', theme, own),
                    }}
                  >
                    立即学习
                  </div>
                )),
              )}
            </div>
          </section>
        );
      })}
    </div>
  ),
};

/** How many pairs of the design are checked for a colour, and the lowest contrast of its texts. */
export const Contrast: StoryObj = {
  render: () => (
    <Samples>
      {GIVEN.map((given) => {
        const own = schoolColours(given);
        const lowest = Math.min(
          ...themes.flatMap((theme) =>
            pairs
              .filter(({ least }) => least >= 4.5)
              .map(({ front, back }) =>
                contrast(colourIn(front, theme, own), colourIn(back, theme, own)),
              ),
          ),
        );
        const failing = unreadable(own).length;
        return (
          <Sample
            key={given}
            name={given}
            note={`${pairs.length * themes.length} pairs, ${failing === 0 ? '✓' : '✗'} lowest ${lowest.toFixed(2)}`}
          >
            <div css={corner} style={{ background: own.primary }} />
          </Sample>
        );
      })}
    </Samples>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/✗/)).toBeNull();
    await expect(canvas.getAllByText(/✓/)).toHaveLength(GIVEN.length);
  },
};

/** Corners by the choice of the settings. */
export const Corners: StoryObj = {
  render: () => (
    <Samples>
      {radii.map((radius) => {
        const [rule = ''] = themeRules({ color: null, radius, headingFont: 'serif' });
        const size = /--radius-lg:([^;]+);/.exec(rule)?.[1] ?? token('radius-lg');
        return (
          <Sample key={radius} name={radius}>
            <div css={corner} style={{ borderRadius: size }} />
          </Sample>
        );
      })}
    </Samples>
  ),
};
