import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TabPanel } from './TabPanel.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const items = [
  { value: 'intro', label: '课程介绍' },
  { value: 'chapters', label: '目录', count: 48 },
  { value: 'comments', label: '评论' },
  { value: 'files', label: '附件', disabled: true },
] as const;

const panels: Record<string, string> = {
  intro: '从向量出发，用图像理解矩阵。',
  chapters: '共 48 课时，每周更新两个。',
  comments: '学过的人说了什么。',
};

function TabsWithPanel({ value: initial, onChange, ...args }: TabsProps) {
  const [value, setValue] = useState(initial);
  return (
    <div>
      <Tabs
        {...args}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <TabPanel tabsId={args.id} value={value} css={{ paddingTop: '1rem' }}>
        {panels[value]}
      </TabPanel>
    </div>
  );
}

/** Switches between the panels of one place. */
const meta = {
  component: Tabs,
  args: { id: 'course', label: '课程内容', items, value: 'intro', onChange: fn() },
  render: (args) => <TabsWithPanel {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Arrow keys choose at once, go round and pass over what is disabled. */
export const Keyboard: Story = {
  args: { id: 'keyboard' },
  play: async ({ args, canvas, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('Tab goes to the tab that is on', async () => {
      await userEvent.tab();
      await expect(tab('课程介绍')).toHaveFocus();
    });
    await step('the right arrow chooses the next one', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab('目录48')).toHaveFocus();
      await expect(tab('目录48')).toHaveAttribute('aria-selected', 'true');
      await expect(args.onChange).toHaveBeenLastCalledWith('chapters');
      await expect(canvas.getByRole('tabpanel', { name: '目录48' })).toHaveTextContent(
        '共 48 课时',
      );
    });
    await step('the end leads to the beginning', async () => {
      await userEvent.keyboard('{End}');
      await expect(tab('评论')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab('课程介绍')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tab('评论')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(tab('课程介绍')).toHaveFocus();
    });
    await step('only one tab is in the tab order', async () => {
      await expect(tab('评论')).toHaveAttribute('tabindex', '-1');
    });
  },
};

/** In place of a dialog's title: larger, without the hairline. */
export const AsTitle: Story = {
  args: {
    id: 'login',
    label: '登录方式',
    variant: 'title',
    value: 'intro',
    items: [
      { value: 'intro', label: '密码登录' },
      { value: 'chapters', label: '短信登录' },
    ],
  },
};

/** Even columns with a short bar, for the mobile site. */
export const Even: Story = {
  args: { id: 'even', variant: 'even' },
  decorators: [
    (Story) => (
      <div css={{ width: '23.4375rem', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
