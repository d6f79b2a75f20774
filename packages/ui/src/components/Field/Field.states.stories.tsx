import type { Meta, StoryObj } from '@storybook/react-vite';
import { Smartphone } from 'lucide-react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Input } from '../Input/index.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Field/States',
  component: Field,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Field>;
export default meta;

const input = <Input icon={Smartphone} placeholder="请输入手机号" />;
const style = { width: '20rem' };

/** Every message, with the label in sight and hidden. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[false, true].map((isLabelHidden) => ({
        label: isLabelHidden ? '隐藏标签' : '标签',
        cells: {
          默认: (
            <Field label="手机号" isLabelHidden={isLabelHidden} style={style}>
              {input}
            </Field>
          ),
          提示: (
            <Field
              label="手机号"
              isLabelHidden={isLabelHidden}
              hint="验证码已发送至 138****6620"
              style={style}
            >
              {input}
            </Field>
          ),
          错误: (
            <Field label="手机号" isLabelHidden={isLabelHidden} error="请输入手机号!" style={style}>
              {input}
            </Field>
          ),
          长错误: (
            <Field
              label="手机号"
              isLabelHidden={isLabelHidden}
              error="该手机号已被其他账号绑定，请更换手机号，或联系客服 400-000-2026 处理"
              style={style}
            >
              {input}
            </Field>
          ),
          成功: (
            <Field
              label="手机号"
              isLabelHidden={isLabelHidden}
              success="手机号可以使用"
              style={style}
            >
              {input}
            </Field>
          ),
        },
      }))}
    />
  ),
};
