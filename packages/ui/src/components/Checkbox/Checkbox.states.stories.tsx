import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Link } from '../Link/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Checkbox/States',
  component: Checkbox,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Checkbox>;
export default meta;

/** Every state; the focused one is reached by the keyboard. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: '复选框',
          cells: {
            聚焦: <Checkbox defaultChecked>记住我</Checkbox>,
            默认: <Checkbox>记住我</Checkbox>,
            选中: <Checkbox defaultChecked>记住我</Checkbox>,
            错误: <Checkbox isInvalid>记住我</Checkbox>,
            禁用: <Checkbox disabled>记住我</Checkbox>,
            禁用选中: (
              <Checkbox disabled defaultChecked>
                记住我
              </Checkbox>
            ),
            链接换行: (
              <div style={{ width: '14rem' }}>
                <Checkbox>
                  我已阅读并同意
                  <Link href="/about#agreement">《用户协议》</Link>和
                  <Link href="/about#privacy">《隐私政策》</Link>
                </Checkbox>
              </div>
            ),
            移动端: (
              <div data-h5="">
                <Checkbox>记住我</Checkbox>
              </div>
            ),
          },
        },
      ]}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
