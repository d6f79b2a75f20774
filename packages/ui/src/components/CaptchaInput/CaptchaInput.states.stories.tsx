import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Field } from '../Field/index.ts';
import { CaptchaInput } from './CaptchaInput.tsx';
import { captchaPicture } from '../../testing/captchaPicture.ts';

const meta = {
  title: 'CaptchaInput/States',
  component: CaptchaInput,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof CaptchaInput>;
export default meta;

const common = { image: captchaPicture('7Kq3'), onReload: fn() };
const field = (children: ReactNode, error?: string) => (
  <Field label="图形验证码" isLabelHidden error={error} style={{ width: '26rem' }}>
    {children}
  </Field>
);

/** Every state of the picture and of the input. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: '图形验证码',
          cells: {
            默认: field(<CaptchaInput {...common} />),
            已填: field(<CaptchaInput {...common} defaultValue="7Kq3" />),
            错误: field(<CaptchaInput {...common} />, '请输入图形验证码!'),
            加载: field(<CaptchaInput {...common} image={null} status="loading" />),
            失败: field(<CaptchaInput {...common} image={null} status="failed" />),
            移动端: (
              <div data-h5="" style={{ width: '20rem' }}>
                <CaptchaInput {...common} aria-label="图形验证码" />
              </div>
            ),
          },
        },
      ]}
    />
  ),
};
