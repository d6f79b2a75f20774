import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { http } from 'msw';
import { resetServer, server } from '@qinghe/hooks/stores/server';
import { touch } from '@qinghe/ui/testing/touch';
import { activitiesStories } from '@qinghe/features/testing/activitiesStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The activity list of the mobile site. */
const meta = {
  title: 'Activities',
  component: StoryApp,
  args: { initialPath: '/activates' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds: upcoming activities first. */
export const Default: Story = {
  ...activitiesStories.default,
  tags: ['vrt', 'spec:2.route.activates', 'spec:1.visitor.activities'],
};

/** The list is one of the main places: the bar leads to it and marks it. */
export const InTheBar: Story = {
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('navigation', { name: '底部导航' }, SLOW));
    const names = bar.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['首页', '课程', '活动', '学习', '我的']);
    const tab = bar.getByRole('link', { name: '活动' });
    await expect(tab).toHaveAttribute('href', '/activates');
    await expect(tab).toHaveAttribute('aria-current', 'page');
  },
};

/** What the server turns out to lack stays in the bar while the page does: nothing moves under a finger. */
export const LackingActivities: Story = {
  args: { initialPath: '/courses' },
  beforeEach: () => resetServer,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '课程' }, SLOW);
    const bar = within(canvas.getByRole('navigation', { name: '底部导航' }));
    const names = () => bar.getAllByRole('link').map(({ textContent }) => textContent);
    server.lacks = ['/api/v2/activates'];
    await waitFor(() =>
      expect(bar.getByRole('link', { name: '活动' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(names()).toHaveLength(5);
    await userEvent.click(bar.getByRole('link', { name: '首页' }));
    await waitFor(() => expect(names()).toEqual(['首页', '课程', '学习', '我的']), SLOW);
  },
};

/** The state chosen in the bar narrows the list. */
export const Ended: Story = activitiesStories.ended;
/** Those whose sign-up is still to come. */
export const Coming: Story = activitiesStories.coming;
/** A server that knows no times: states are no choice then. */
export const Timeless: Story = activitiesStories.timeless;
/** A category without activities in the chosen state leads back to all. */
export const FilteredEmpty: Story = activitiesStories.filteredEmpty;
/** A school without activities. */
export const Empty: Story = activitiesStories.empty;
/** The list cannot be loaded. */
export const Error: Story = activitiesStories.error;

/** While the answer is on its way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };

const asked = fn();

/** Pulled down at its top, the page asks again. */
export const PullDown: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/v2/activates', () => void asked()));
  },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
    const page = canvas.getByRole('heading', { name: '线下活动', level: 1 });
    asked.mockClear();
    await step('the sign says when to let go', async () => {
      // The code that follows the finger comes after the content.
      await waitFor(async () => {
        touch(page, 'touchstart', 10);
        touch(page, 'touchmove', 300);
        await expect(within(canvasElement).getByText('松开刷新')).toBeInTheDocument();
      }, SLOW);
      touch(page, 'touchend', 300);
    });
    await step('everything is asked for again', async () => {
      await waitFor(() => expect(asked).toHaveBeenCalled(), SLOW);
      await waitFor(() => expect(canvas.queryByText('正在刷新')).toBeNull(), SLOW);
    });
  },
};

/** The school has one activity. */
export const OneItem: Story = activitiesStories.oneItem;
/** Names, places and categories far longer than usual. */
export const LongText: Story = activitiesStories.longText;

/** A school that sorts nothing into categories has no row of them. */
export const WithoutCategories: Story = activitiesStories.withoutCategories;
