import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Progress, progressTones, progressVariants } from './Progress.tsx';

const meta = {
  title: 'Progress/States',
  component: Progress,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Progress>;
export default meta;

/** Every shape and meaning at several values. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={progressVariants.flatMap((variant) =>
        progressTones.map((tone) => ({
          label: `${variant} ${tone}`,
          cells: Object.fromEntries(
            [0, 1, 31, 92, 100, 140].map((value) => [
              `${value}%`,
              <Progress
                key={value}
                variant={variant}
                tone={tone}
                value={value}
                label={`${variant} ${tone} ${value}`}
                style={variant === 'ring' ? undefined : { width: '9rem' }}
              />,
            ]),
          ),
        })),
      )}
    />
  ),
};
