import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Field } from '../Field/index.ts';
import { Input } from '../Input/index.ts';
import { Dialog } from './Dialog.tsx';
import { ExampleArt } from '../../testing/ExampleArt.tsx';

/** One dialog at a time can be open, so each size has its own picture. */
const meta = {
  title: 'Dialog/States',
  component: Dialog,
  tags: ['vrt', '!autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    title: '重置密码',
    description: '验证手机号后，设置一个新密码',
    children: (
      <div css={{ display: 'grid', gap: '1.25rem' }}>
        <Field label="手机号" isLabelHidden>
          <Input type="tel" placeholder="请输入手机号" />
        </Field>
        <Button size="lg" isBlock>
          下一步
        </Button>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div css={{ minHeight: '45rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 440 wide. */
export const AllStates: Story = {};

/** 420 wide, with its answers. */
export const Confirm: Story = {
  tags: ['spoken'],
  args: {
    size: 'confirm',
    title: '确定要解除微信绑定吗？',
    description: '解除后不能再用微信扫码登录，可随时重新绑定。',
    children: null,
    actions: (
      <>
        <Button variant="ghost" size="sm">
          取消
        </Button>
        <Button variant="danger" size="sm">
          解除绑定
        </Button>
      </>
    ),
  },
};

/** 720 wide, for a list that is read. */
export const List: Story = {
  args: {
    size: 'list',
    title: 'Python 零基础：从第一行代码到小工具',
    description: '已学完 15 / 48 讲',
    children: <p>第三章　把数据装起来</p>,
  },
};

/** 896 wide, with the picture. */
export const Wide: Story = {
  args: {
    size: 'wide',
    title: '注册青禾学堂',
    description: '已有账号？去登录',
    art: <ExampleArt />,
  },
};

/** A sheet over the full width. */
export const OnPhone: Story = {
  args: { size: 'wide', art: <ExampleArt /> },
  globals: { viewport: { value: 'phone' } },
};
