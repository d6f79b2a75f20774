import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Breadcrumb/States',
  component: Breadcrumb,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Breadcrumb>;
export default meta;

const home = { label: '首页', href: '/' };
const courses = { label: '线上课程', href: '/courses' };

/** Short and long ways. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: '长度',
          cells: {
            两级: <Breadcrumb label="两级" items={[home, { label: '线上课程' }]} />,
            三级: <Breadcrumb label="三级" items={[home, courses, { label: '程序设计' }]} />,
            过长: (
              <div style={{ width: '20rem' }}>
                <Breadcrumb
                  label="过长"
                  items={[home, courses, { label: 'Python 零基础：从第一行代码到小工具' }]}
                />
              </div>
            ),
          },
        },
      ]}
    />
  ),
};
