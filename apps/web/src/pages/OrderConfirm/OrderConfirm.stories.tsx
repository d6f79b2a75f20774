import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guardStories } from '@qinghe/features/testing/guardStories';
import {
  orderConfirmStories,
  payable,
  submitButton,
} from '@qinghe/features/testing/orderConfirmStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

const COURSE = '/order?goods_type=vod&goods_id=2';

/** The order page of the desktop site. */
const meta = {
  title: 'Order confirm',
  component: StoryApp,
  args: { initialPath: COURSE },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => {
    for (const path of ['/', '/order', '/order/pay', '/order/success', '/activates/detail/4'])
      table.preload(path);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A course: title, picture and price come from the server, whatever else the address says. */
export const Default: Story = {
  tags: ['vrt', 'spec:1.member.buy', 'spec:2.route.order'],
  args: { initialPath: `${COURSE}&goods_charge=1&goods_name=%E5%81%87` },
  play: async ({ canvas }) => {
    await submitButton(canvas);
    await expect(canvas.getByText('机器学习十五讲：从梯度下降说起')).toBeVisible();
    await expect(payable(canvas)).toContain('299.00');
    await expect(canvas.queryByText('假')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: '确认订单' })).toBeInTheDocument();
    await waitFor(
      () => expect(canvas.getByRole('radio', { name: '微信扫码支付' })).toBeChecked(),
      SLOW,
    );
    await expect(canvas.getByRole('button', { name: '验证' })).toBeDisabled();
  },
};

/** A code is checked, takes its yuan off, and is taken off itself. */
export const CodeApplied: Story = { ...orderConfirmStories.codeApplied, tags: ['vrt'] };
/** A code that cannot be used says so, with what the server tells of the reason. */
export const CodeRefused: Story = { ...orderConfirmStories.codeRefused, tags: ['vrt'] };
/** A code that is used up elsewhere before the order is placed: the price is told anew and nothing is ordered. */
export const CodeUsedUpElsewhere: Story = orderConfirmStories.codeUsedUpElsewhere;

/** A school that switches codes off has no field for them. */
export const CodesOff: Story = {
  ...orderConfirmStories.codesOff,
  globals: { features: 'none' },
};

/** A server without a check of codes: the field is gone once that is known. */
export const CodesLacking: Story = orderConfirmStories.codesLacking;

/** With invitations on, codes that start with u are refused without asking. */
export const InvitationCode: Story = {
  ...orderConfirmStories.invitationCode,
  globals: { features: 'all' },
};

/** A price that changed meanwhile is shown before anything is ordered. */
export const PriceChanged: Story = orderConfirmStories.priceChanged;
/** Two clicks at once place one order. */
export const DoubleClick: Story = orderConfirmStories.doubleClick;
/** A member who has left before the order was placed stays where they are, and reads where to pay it. */
export const LeftMeanwhile: Story = orderConfirmStories.leftMeanwhile;
/** A membership: the agreement has to be accepted. */
export const Membership: Story = { ...orderConfirmStories.membership, tags: ['vrt'] };
/** A trial membership costs nothing and is there at once. */
export const ZeroPrice: Story = orderConfirmStories.zeroPrice;
/** The server has to say how orders are paid even where nothing is: it is asked again. */
export const ZeroPriceTrouble: Story = orderConfirmStories.zeroPriceTrouble;
/** A code that covers the price leaves nothing to pay. */
export const FullyDiscounted: Story = orderConfirmStories.fullyDiscounted;
/** On newer servers courses have an agreement too, and the cashier asks how to pay. */
export const Cashier: Story = { ...orderConfirmStories.cashier, tags: ['vrt'] };
/** An activity asks who takes part. */
export const Activity: Story = { ...orderConfirmStories.activity, tags: ['vrt'] };
/** An activity that is free for this member needs no order. */
export const FreeActivity: Story = orderConfirmStories.freeActivity;
/** A member who has left before the sign-up was answered stays where they are. */
export const FreeActivityLeftMeanwhile: Story = orderConfirmStories.freeActivityLeftMeanwhile;
/** An activity whose sign-up is over. */
export const ActivityClosed: Story = orderConfirmStories.activityClosed;
/** The course is already the member's. */
export const Owned: Story = { ...orderConfirmStories.owned, tags: ['vrt'] };
/** A server before 4.9.26 does not say what VIP covers: the member's course may never have been bought. */
export const VipOfOldServer: Story = orderConfirmStories.vipOfOldServer;
/** A course that costs nothing and is not free: servers refuse orders of it. */
export const NotForSale: Story = orderConfirmStories.notForSale;
/** The address names no goods that this site sells. */
export const BadLink: Story = { ...orderConfirmStories.badLink, tags: ['vrt'] };
/** A course that does not exist. */
export const Gone: Story = orderConfirmStories.gone;
/** The server refuses the order in its own words; what was typed stays. */
export const Refused: Story = orderConfirmStories.refused;
/** The school has no way to pay switched on. */
export const NoPayments: Story = orderConfirmStories.noPayments;
/** The course cannot be loaded; another try can. */
export const Error: Story = orderConfirmStories.error;
/** Long words and amounts break nothing. */
export const LongText: Story = orderConfirmStories.longText;
/** While the answer is on its way, skeletons keep the places. */
export const Loading: Story = orderConfirmStories.loading;

/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;
/** A member without a mobile has to bind one first. */
export const Gated: Story = guardStories.gated;
