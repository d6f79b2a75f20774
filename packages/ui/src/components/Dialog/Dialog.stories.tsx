import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { text } from '../../styles/text.ts';
import { Button } from '../Button/index.ts';
import { Field } from '../Field/index.ts';
import { Input } from '../Input/index.ts';
import { PasswordInput } from '../PasswordInput/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { ExampleArt } from '../../testing/ExampleArt.tsx';
import { SLOW } from '../../testing/slow.tsx';

function WithTrigger({ isOpen: isInitiallyOpen, onClose, ...args }: DialogProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const handleClose = () => {
    onClose();
    setOpen(false);
  };
  return (
    <div css={{ minHeight: '40rem' }}>
      <Button variant="outline" onClick={() => setOpen(true)}>
        打开
      </Button>
      <Dialog
        {...args}
        isOpen={isOpen}
        onClose={handleClose}
        actions={
          args.size === 'confirm' && (
            <>
              <Button variant="ghost" size="sm" onClick={handleClose}>
                取消
              </Button>
              <Button variant="danger" size="sm" onClick={handleClose}>
                解除绑定
              </Button>
            </>
          )
        }
      />
    </div>
  );
}

const form = (
  <div css={{ display: 'grid', gap: '1.25rem' }}>
    <Field label="手机号" isLabelHidden>
      <Input type="tel" placeholder="请输入手机号" />
    </Field>
    <Field label="密码" isLabelHidden>
      <PasswordInput placeholder="请设置账号密码" autoComplete="new-password" />
    </Field>
    <Button size="lg" isBlock>
      重置密码
    </Button>
  </div>
);

/** A task or a question in front of the page, which waits. */
const meta = {
  component: Dialog,
  args: {
    isOpen: false,
    onClose: fn(),
    title: '重置密码',
    description: '验证手机号后，设置一个新密码',
    children: form,
  },
  render: (args) => <WithTrigger {...args} />,
  parameters: { docs: { story: { inline: false, height: '704px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** The focus goes in, stays in, and comes back when Esc closes the dialog. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    await step('it opens over the page and takes the focus', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: '重置密码' });
      await expect(dialog).toHaveAccessibleDescription('验证手机号后，设置一个新密码');
      await waitFor(() => expect(screen.getByRole('textbox', { name: '手机号' })).toHaveFocus());
    });
    await step('Tab goes round inside', async () => {
      const dialog = screen.getByRole('dialog');
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await expect(screen.getByRole('textbox', { name: '手机号' })).toHaveFocus();
    });
    await step('Esc closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** The cross closes it; a press beside it does not, so no form is lost by a slip. */
export const ClosedByCross: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A question: two answers, the safe one first, and no cross. */
export const Confirm: Story = {
  args: {
    size: 'confirm',
    title: '确定要解除微信绑定吗？',
    description: '解除后不能再用微信扫码登录，可随时重新绑定。',
    children: null,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus(), SLOW);
    await expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
  },
};

/** On a phone a question is a sheet with rows of 52: what is asked for first, the way out last. */
export const ConfirmOnPhone: Story = {
  ...Confirm,
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    const rows = ['解除绑定', '取消'].map((name) => screen.getByRole('button', { name }));
    await waitFor(() => expect(rows[1]).toHaveFocus(), SLOW);
    const [answer, cancel] = rows.map((row) => row.getBoundingClientRect());
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect([answer?.height, cancel?.height]).toEqual([3.25 * rem, 3.25 * rem]);
    await expect(answer?.width).toBe(window.innerWidth - 3 * rem);
    await expect(answer?.bottom).toBeLessThan(cancel?.top ?? 0);
  },
};

/** Up to 767 px of the window the dialog is a sheet over its full width. */
export const SheetInNarrowWindow: Story = {
  tags: ['!autodocs'],
  args: { isOpen: true },
  globals: { viewport: { value: 'belowTablet', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '重置密码' });
    await waitFor(() => {
      const { left, right, bottom } = dialog.getBoundingClientRect();
      return expect([left, right, bottom]).toEqual([0, 767, window.innerHeight]);
    });
  },
};

/** From 768 px it is a dialog in the middle. */
export const DialogOnTablet: Story = {
  ...SheetInNarrowWindow,
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '重置密码' });
    await waitFor(() => {
      const { top, bottom } = dialog.getBoundingClientRect();
      return expect(top).toBeCloseTo(window.innerHeight - bottom, 0);
    });
  },
};

/** On the mobile site it is a sheet in every window, as wide as the site's column. */
export const SheetOnTurnedPhone: Story = {
  ...SheetInNarrowWindow,
  globals: { viewport: { value: 'turned', isRotated: false } },
  play: async ({ abortSignal }) => {
    const root = document.documentElement;
    abortSignal.addEventListener('abort', () => root.removeAttribute('data-h5'));
    root.setAttribute('data-h5', '');
    const dialog = await screen.findByRole('dialog', { name: '重置密码' });
    await waitFor(() => {
      const rem = Number.parseFloat(getComputedStyle(root).fontSize);
      const { width, left, right, bottom } = dialog.getBoundingClientRect();
      return expect([width, left, bottom]).toEqual([
        30 * rem,
        window.innerWidth - right,
        window.innerHeight,
      ]);
    });
  },
};

/** Two panes, as for logging in. */
export const Wide: Story = {
  args: {
    size: 'wide',
    title: '注册青禾学堂',
    description: '已有账号？去登录',
    art: <ExampleArt />,
  },
};

/** A long text scrolls inside; the title's corner keeps the cross. */
export const LongBody: Story = {
  args: {
    isOpen: true,
    title: '用户协议',
    description: null,
    children: (
      <div css={[text.body, { display: 'grid', gap: '1rem' }]}>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            {index + 1}. 青禾学堂向你提供线上课程、线下活动和学习社区。使用前请先读完并理解本协议。
          </p>
        ))}
      </div>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '用户协议' });
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  },
};
