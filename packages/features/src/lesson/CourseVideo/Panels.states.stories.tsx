import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApiError } from '@qinghe/api/client';
import { useCourse } from '@qinghe/hooks/data/courses';
import { StateGrid } from '@qinghe/ui/testing/StateGrid';
import { token } from '@qinghe/ui/tokens';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { createRouteTable } from '@qinghe/features/routing/Routing';
import { SLOW } from '../../testing/pageStory.tsx';
import { storyRouter } from '../../testing/storyRouter.tsx';
import {
  GonePanel,
  LastPanel,
  LoadErrorPanel,
  LockedPanel,
  LoginPanel,
  NoAddressPanel,
  TakenPanel,
  TrialOverPanel,
} from './parts/Panels.tsx';

const frame = css({
  position: 'relative',
  width: '30rem',
  height: '16.875rem',
  background: token('player-surface'),
  color: token('white'),
});
const noop = () => undefined;
const lost = new ApiError({ kind: 'network', message: '', url: '/api/v2/video/115/playinfo' });

function Panels() {
  const course = useCourse(2).data?.course;
  if (!course) return null;
  const panels = {
    登录后观看: <LoginPanel />,
    购买后可观看: <LockedPanel course={course} />,
    试看结束: <TrialOverPanel course={course} />,
    暂无播放地址: <NoAddressPanel onRetry={noop} />,
    加载失败: <LoadErrorPanel error={lost} onRetry={noop} />,
    已下架: <GonePanel course={course} />,
    已打开新视频: <TakenPanel onResume={noop} />,
    最后一个课时: <LastPanel course={course} onReplay={noop} onComment={noop} />,
  };
  const framed = Object.entries(panels).map(([state, panel]) => [
    state,
    <div key={state} css={frame}>
      {panel}
    </div>,
  ]);
  return <StateGrid rows={[{ label: 'Panels', cells: Object.fromEntries(framed) }]} />;
}

const table = createRouteTable([{ path: '*', page: () => Promise.resolve({ default: Panels }) }]);

const meta = {
  title: 'CourseVideo/States',
  component: Panels,
  tags: ['vrt', '!autodocs'],
  parameters: { isPage: true },
  render: () => (
    <AppRoot
      table={table}
      layouts={{ default: ({ children }) => <main>{children}</main> }}
      site="desktop"
      skeleton={null}
      router={storyRouter('/courses/video/2')}
    />
  ),
} satisfies Meta<typeof Panels>;
export default meta;

/** Everything that can take the place of the picture, each with a way on. */
export const AllStates: StoryObj = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('登录后观看', { selector: 'p' }, SLOW)).toBeVisible();
    for (const panel of [...canvas.getAllByRole('alert'), ...canvas.getAllByRole('status')])
      await expect(panel.querySelector('a, button')).not.toBeNull();
  },
};
