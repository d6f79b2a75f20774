import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareMore } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Input } from '../Input/index.ts';
import { CountdownButton } from './CountdownButton.tsx';

const meta = {
  title: 'CountdownButton/States',
  component: CountdownButton,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof CountdownButton>;
export default meta;

const field = (trailing: ReactNode) => (
  <div style={{ width: '26rem' }}>
    <Input
      aria-label="手机验证码"
      icon={MessageSquareMore}
      placeholder="请输入手机验证码"
      trailing={trailing}
    />
  </div>
);

/** Every status, in the field it belongs to. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: '短信验证码',
          cells: {
            默认: field(<CountdownButton />),
            禁用: field(<CountdownButton disabled />),
            发送中: field(<CountdownButton status="sending" />),
            倒计时: field(<CountdownButton status="counting" secondsLeft={120} />),
            短文案: field(<CountdownButton status="counting" secondsLeft={96} isShort />),
          },
        },
      ]}
    />
  ),
};
