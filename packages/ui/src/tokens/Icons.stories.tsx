import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { Icon, iconSizes } from '../components/Icon/index.ts';
import { icons } from './icons.ts';
import { Sample, Samples } from '../testing/tokenParts.tsx';

/** The icons of the product, drawn by lucide on a grid of 24 with a stroke of 1.75. */
const meta = { title: 'Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const cell = css({ padding: '0.75rem 0' });

/** Import by name, so that only those used are shipped. */
export const Set: StoryObj = {
  render: () => (
    <Samples>
      {Object.entries(icons).map(([name, icon]) => (
        <Sample key={name} name={name}>
          <div css={cell}>
            <Icon as={icon} size={24} />
          </div>
        </Sample>
      ))}
    </Samples>
  ),
};

/** The sizes that the design knows. */
export const Sizes: StoryObj = {
  render: () => (
    <Samples>
      {iconSizes.map((size) => (
        <Sample key={size} name={String(size)}>
          <div css={cell}>
            <Icon as={BookOpen} size={size} />
          </div>
        </Sample>
      ))}
    </Samples>
  ),
};
