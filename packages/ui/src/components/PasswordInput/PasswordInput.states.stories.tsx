import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'PasswordInput/States',
  component: PasswordInput,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof PasswordInput>;
export default meta;

const common = { 'aria-label': '密码', placeholder: '请输入密码' };
const style = { width: '20rem' };

/** Every state; the one with the password in sight is shown by its eye. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: '密码',
          cells: {
            空: (
              <div style={style}>
                <PasswordInput {...common} />
              </div>
            ),
            隐藏: (
              <div style={style}>
                <PasswordInput {...common} defaultValue="qinghe2026" />
              </div>
            ),
            显示: (
              <div style={style} data-testid="shown">
                <PasswordInput {...common} defaultValue="qinghe2026" />
              </div>
            ),
            错误: (
              <div style={style}>
                <PasswordInput {...common} isInvalid />
              </div>
            ),
            禁用: (
              <div style={style}>
                <PasswordInput {...common} disabled defaultValue="qinghe2026" />
              </div>
            ),
            移动端: (
              <div style={style} data-h5="">
                <PasswordInput {...common} />
              </div>
            ),
          },
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const eye = canvas.getByTestId('shown').querySelector('button');
    if (eye) await userEvent.click(eye);
  },
};
