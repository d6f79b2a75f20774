import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { activityDetailStories } from '@qinghe/features/testing/activityDetailStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { StoryApp } from '../../app/StoryApp.tsx';

/** An activity on the mobile site. */
const meta = {
  title: 'Activity detail',
  component: StoryApp,
  args: { initialPath: '/activates/detail/1' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An activity that is open for sign-up, with everything known. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.activates-detail'],
  play: async ({ canvas, step }) => {
    const title = '稻田写生：跟着画家走进秋收之后';
    await canvas.findByRole('heading', { level: 1, name: title }, SLOW);
    await step('time, place and seats', async () => {
      await expect(canvas.getByText('12 月 5 日 周六')).toBeVisible();
      await expect(canvas.getByText('09:00–16:00 · 还有 14 天')).toBeVisible();
      await expect(canvas.getByText('禾塘农场')).toBeVisible();
      await expect(canvas.getAllByText('剩余 8 个名额')[0]).toBeVisible();
    });
    await step('a visitor logs in to sign up, and the contact leads to the telephone', async () => {
      await expect(canvas.getByRole('button', { name: '登录后报名' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '0571-0000 8899' })).toBeVisible();
    });
    await canvas.findByRole('heading', { name: '这一天我们做什么' }, SLOW);
  },
};

/** A teacher leads to what else they teach. */
export const Teacher: Story = activityDetailStories.teacher;
/** The address is copied and said so. */
export const CopyAddress: Story = activityDetailStories.copyAddress;
/** What the calendar takes is a file; the maps open the place. */
export const CalendarAndMaps: Story = activityDetailStories.calendarAndMaps;
/** The favourite shows at once and goes back when the server refuses. */
export const Shared: Story = activityDetailStories.shared;

export const Favourite: Story = activityDetailStories.favourite;
/** The server refuses the favourite: it goes back, with the reason. */
export const FavouriteRefused: Story = activityDetailStories.favouriteRefused;
/** A favourite at the same time is named. */
export const Clash: Story = { ...activityDetailStories.clash, tags: ['vrt'] };
/** Where the member's other activities cannot be loaded, that is said; 重试 brings them. */
export const ClashUnknown: Story = activityDetailStories.clashUnknown;
/** Only id and name are known. */
export const NothingKnown: Story = { ...activityDetailStories.nothingKnown, tags: ['vrt'] };
/** A member signs up by an order. */
export const SignUp: Story = activityDetailStories.signUp;
/** An activity that is neither free nor priced: one asks the organiser. */
export const AskOrganiser: Story = activityDetailStories.askOrganiser;
/** A member who has signed up. */
export const Joined: Story = activityDetailStories.joined;
/** Every place is taken. */
export const Full: Story = activityDetailStories.full;
/** Over, over two days and without a limit of places. */
export const Ended: Story = activityDetailStories.ended;
/** The activity does not exist. */
export const Gone: Story = activityDetailStories.gone;
/** The activity cannot be loaded. */
export const Error: Story = activityDetailStories.error;
/** Without a network the card of a joined activity still opens, and another try is at hand. */
export const ArrivalCardKept: Story = activityDetailStories.arrivalCardKept;
/** Long words break nothing. */
export const LongText: Story = activityDetailStories.longText;

/** While the answer is on its way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };
