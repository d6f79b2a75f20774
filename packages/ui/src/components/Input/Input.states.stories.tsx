import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareMore, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { CountdownButton } from '../CountdownButton/index.ts';
import { Input, inputSizes } from './Input.tsx';

const meta = {
  title: 'Input/States',
  component: Input,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Input>;
export default meta;

const wide = (children: ReactNode) => <div css={{ width: '20rem' }}>{children}</div>;

/** Every size in every state. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={inputSizes.map((size) => {
        const common = {
          size,
          'aria-label': '手机号',
          icon: Smartphone,
          placeholder: '请输入手机号',
        };
        return {
          label: size,
          cells: {
            空: wide(<Input {...common} />),
            已填: wide(<Input {...common} defaultValue="13800136620" />),
            错误: wide(<Input {...common} isInvalid />),
            禁用: wide(<Input {...common} disabled defaultValue="13800136620" />),
            禁用且空: wide(<Input {...common} disabled />),
            可清空: wide(<Input {...common} isClearable defaultValue="13800136620" />),
            无图标: wide(<Input {...common} icon={undefined} placeholder="怎么称呼你" />),
            后置: wide(
              <Input
                {...common}
                icon={MessageSquareMore}
                placeholder="请输入手机验证码"
                trailing={<CountdownButton />}
              />,
            ),
            长内容: wide(
              <Input {...common} defaultValue="一段很长很长的内容，长到一行里放不下，会被截住" />,
            ),
            移动端: <div data-h5="">{wide(<Input {...common} />)}</div>,
          },
        };
      })}
    />
  ),
};

/** The frame of the input that has the focus. */
export const Focused: StoryObj<typeof meta> = {
  args: { 'aria-label': '手机号', icon: Smartphone, defaultValue: '1380013' },
  decorators: [(Story) => wide(<Story />)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
  },
};
