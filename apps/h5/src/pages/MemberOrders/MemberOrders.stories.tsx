import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { memberOrdersStories } from '@qinghe/features/testing/memberOrdersStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { pulledDown } from '@qinghe/features/testing/pullStory';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The member's orders on the mobile site. */
const meta = {
  title: 'Member orders',
  component: StoryApp,
  args: { initialPath: '/member/orders' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    for (const path of ['/member/orders']) table.preload(path);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Orders of every kind and state. */
export const Default: Story = {
  ...memberOrdersStories.default,
  tags: ['vrt', 'spec:1.member.orders', 'spec:2.route.member-orders', 'spec:7.call.orders'],
};
/** Those of one state; the choice is part of the address. */
export const Narrowed: Story = memberOrdersStories.narrowed;
/** No order stands so. */
export const NoneOfState: Story = memberOrdersStories.noneOfState;
/** Newer servers list paid orders alone: there is nothing to choose. */
export const OnlyPaid: Story = memberOrdersStories.onlyPaid;
/** How long an order waits for its payment. */
export const TimeLeft: Story = { ...memberOrdersStories.timeLeft, tags: ['vrt'] };

/** What this device knows of a discount is shown. */
export const Discounted: Story = memberOrdersStories.discounted;
/** This device has paid with a promo code: it knows the sum. */
export const PaidHere: Story = memberOrdersStories.paidHere;
/** Money that was paid back; newer servers list paid orders only. */
export const Refunded: Story = { ...memberOrdersStories.refunded, tags: ['vrt'] };
/** No orders yet. */
export const Empty: Story = { ...memberOrdersStories.empty, tags: ['vrt'] };

/** More orders than a page holds. */
export const Many: Story = {
  beforeEach: () => {
    const { orders } = school.tables;
    const [first] = orders;
    if (!first) return;
    for (let id = 100; id < 125; id += 1) orders.push({ ...first, id, order_id: `2026${id}` });
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, SLOW);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(10), SLOW);
  },
};

/** The list cannot be loaded; another try can. */
export const Error: Story = memberOrdersStories.error;
/** Long words break nothing. */
export const LongText: Story = memberOrdersStories.longText;

/** While the answer is on its way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };

/** One order. */
export const OneItem: Story = memberOrdersStories.oneItem;
/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;
/** A member without a mobile has to bind one first. */
export const Gated: Story = guardStories.gated;

/** Pulled down at its top, the page asks again. */
export const PullDown: Story = pulledDown(
  'Python 零基础：从第一行代码到小工具',
  '*/api/v2/member/orders',
);
