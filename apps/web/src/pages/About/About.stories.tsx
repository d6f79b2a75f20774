import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** The about page of the desktop site. */
const meta = {
  title: 'About',
  component: StoryApp,
  args: { initialPath: '/about' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What the school says of itself and how to reach it. */
export const Default: Story = {
  tags: ['vrt', 'spec:1.visitor.about', 'spec:2.route.about'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '青禾的意思' }, SLOW);
    await expect(canvas.getByRole('heading', { level: 1, name: '关于我们' })).toBeVisible();
    const contacts = within(canvas.getByRole('region', { name: '联系我们' }));
    await expect(contacts.getByRole('link', { name: '0571-0000 8899' })).toHaveAttribute(
      'href',
      'tel:057100008899',
    );
    await expect(contacts.getByRole('link', { name: 'hello@qinghe.example' })).toHaveAttribute(
      'href',
      'mailto:hello@qinghe.example',
    );
  },
};

/** A school that gives the address of a page instead of a text. */
export const Address: Story = {
  beforeEach: () => {
    school.tables.settings.aboutus = 'https://school.example/aboutus';
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '查看学堂介绍' }, SLOW);
    await expect(link).toHaveAttribute('href', 'https://school.example/aboutus');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Nothing is configured. */
export const Empty: Story = {
  beforeEach: () => {
    school.tables.settings.aboutus = '';
    Object.assign(window, { __QINGHE__: {} });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无介绍', {}, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '联系我们' })).toBeNull();
  },
};
