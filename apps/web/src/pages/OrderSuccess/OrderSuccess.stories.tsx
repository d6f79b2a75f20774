import type { Meta, StoryObj } from '@storybook/react-vite';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { UNPAID } from '@qinghe/features/testing/orderSchool';
import { orderSuccessStories } from '@qinghe/features/testing/orderSuccessStories';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The end of a purchase on the desktop site. */
const meta = {
  title: 'Order success',
  component: StoryApp,
  args: { initialPath: `/order/success?orderId=${UNPAID}&total_amount=1.00` },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => {
    for (const path of ['/order/success']) table.preload(path);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Paid: the amount comes from the order, not from the address. */
export const Paid: Story = {
  ...orderSuccessStories.paid,
  tags: ['vrt', 'spec:1.member.buy', 'spec:2.route.order-success'],
};

/** An order of another device: the list tells its price before any discount. */
export const PaidElsewhere: Story = orderSuccessStories.paidElsewhere;
/** Not paid: no word of success, whatever the address says; then the money comes in. */
export const NotPaidYet: Story = { ...orderSuccessStories.notPaidYet, tags: ['vrt'] };
/** Cancelled while its payment was waited for: that is said, and nothing else. */
export const CancelledMeanwhile: Story = orderSuccessStories.cancelledMeanwhile;
/** Cancelled instead. */
export const Cancelled: Story = orderSuccessStories.cancelled;
/** The server cannot be asked. */
export const Error: Story = orderSuccessStories.error;
/** The address names no order. */
export const BadLink: Story = orderSuccessStories.badLink;

/** The server is being asked. */
export const Loading: Story = orderSuccessStories.loading;
/** A name and an amount far longer than usual. */
export const LongText: Story = orderSuccessStories.longText;
/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;
/** A member without a mobile has to bind one first. */
export const Gated: Story = guardStories.gated;
