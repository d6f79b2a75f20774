import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Button } from '../Button/index.ts';
import { Empty } from './Empty.tsx';

const meta = {
  title: 'Empty/States',
  component: Empty,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Empty>;
export default meta;

const description = '挑一门喜欢的课，从今天开始长一点。';

const page = (
  <Empty
    variant="page"
    title="页面不存在"
    description="可能是链接写错了，或课程已经下架。"
    action={
      <>
        <Button>返回首页</Button>
        <Button variant="outline">去选课</Button>
      </>
    }
    note="错误代码 404"
  />
);

/** Every place, with and without words and actions; that of a page has another size on the mobile site. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid
        rows={[
          {
            label: 'block',
            cells: {
              全部: (
                <Empty
                  title="还没有订单"
                  description={description}
                  link={{ href: '/courses', text: '去选课' }}
                />
              ),
              仅标题: <Empty title="暂无课程" />,
            },
          },
          {
            label: 'compact',
            cells: {
              全部: (
                <Empty
                  variant="compact"
                  title="还没有收藏"
                  description={description}
                  link={{ href: '/courses', text: '去选课' }}
                />
              ),
              仅标题: <Empty variant="compact" title="暂无消息" />,
            },
          },
          {
            label: 'page',
            cells: {
              全部: page,
            },
          },
        ]}
      />
      <div data-h5>
        <StateGrid rows={[{ label: 'page，手机', cells: { 全部: page } }]} />
      </div>
    </>
  ),
};
