import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Price } from '../../components/Price/index.ts';
import { BottomActionBar } from './BottomActionBar.tsx';

const page = css({ minHeight: '40rem', padding: '1rem' });
const trial = css({ flex: 1 });
const main = css({ flex: 1.5 });

/** Holds what is done on a page of the mobile site. */
const meta = {
  component: BottomActionBar,
  args: {
    label: '报名',
    children: (
      <>
        <Price value={99} size="l" />
        <ButtonLink isPill href="/order">
          立即报名
        </ButtonLink>
      </>
    ),
  },
  parameters: { isPage: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <main css={page}>页面内容</main>
      <BottomActionBar {...args} />
    </>
  ),
} satisfies Meta<typeof BottomActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: '报名' });
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

/** Two buttons share the width. */
export const TwoButtons: Story = {
  args: {
    label: '学习与购买',
    children: (
      <>
        <ButtonLink variant="outline" isPill css={trial} href="/course/1">
          试看
        </ButtonLink>
        <Button isPill css={main}>
          购买课程
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = [
      canvas.getByRole('link', { name: '试看' }),
      canvas.getByRole('button', { name: '购买课程' }),
    ].map((button) => button.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};
