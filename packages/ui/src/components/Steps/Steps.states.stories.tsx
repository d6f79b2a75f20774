import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Steps/States',
  component: Steps,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Steps>;
export default meta;

const steps = ['确认订单', '支付', '完成'];

/** Every step under way once. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={steps.map((step, current) => ({
        label: step,
        cells: {
          three: (
            <Steps
              steps={steps}
              current={current}
              label={`${step}，三步`}
              style={{ width: '36rem' }}
            />
          ),
        },
      }))}
    />
  ),
};
