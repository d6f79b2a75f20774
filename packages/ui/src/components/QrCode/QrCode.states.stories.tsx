import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'QrCode/States',
  component: QrCode,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof QrCode>;
export default meta;

const value = 'https://qinghe.example/h5';

/** Plain, with the mark, large, waiting and failed. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: 'QrCode',
          cells: {
            默认: <QrCode value={value} label="手机版" />,
            标志: <QrCode value={value} label="微信公众号" hasLogo />,
            大: <QrCode value={value} label="微信扫码登录" size={220} />,
            等待: <QrCode value={null} label="微信扫码登录" />,
            失败: <QrCode value={'长'.repeat(3000)} label="过长" />,
          },
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('二维码生成失败', {}, { timeout: 10_000 })).toBeVisible();
    await expect(
      await canvas.findAllByRole('img', { busy: false }, { timeout: 10_000 }),
    ).toHaveLength(3);
  },
};
