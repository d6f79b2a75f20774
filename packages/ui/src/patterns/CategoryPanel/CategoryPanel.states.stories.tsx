import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';

const wide = css({ width: '70rem', maxWidth: '90vw' });
const phone = css({ width: '21.4375rem' });

const names = [
  '程序设计',
  '人工智能',
  '产品设计',
  '商业财会',
  '语言学习',
  '人文历史',
  '自然科学',
  '艺术音乐',
];
const items = names.map((name, order) => ({ id: order, name, href: `/courses?cid=${order}` }));
const odd = [
  { id: 1, name: '手作工坊', href: '/activates?cid=1' },
  { id: 2, name: '城市漫步', href: '/activates?cid=2', imageSrc: '/demo/covers/act-citywalk.svg' },
  { id: 3, name: '名字特别长的一个课程分类', href: '/courses?cid=3' },
];

const meta = {
  title: 'CategoryPanel/States',
  component: CategoryPanel,
  args: { items },
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof CategoryPanel>;
export default meta;

/** Both layouts, with counts, with pictures and with names no icon fits. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: 'panel',
          cells: {
            默认: (
              <div css={wide}>
                <CategoryPanel label="默认" items={items} />
              </div>
            ),
            数量: (
              <div css={wide}>
                <CategoryPanel
                  label="数量"
                  items={items.map((item) => ({ ...item, count: 86 - item.id * 5 }))}
                />
              </div>
            ),
            '无图标、图片、长名': (
              <div css={wide}>
                <CategoryPanel label="无图标、图片、长名" items={odd} />
              </div>
            ),
          },
        },
        {
          label: 'grid',
          cells: {
            默认: (
              <div css={phone}>
                <CategoryPanel label="手机，默认" layout="grid" items={items} />
              </div>
            ),
            '无图标、图片、长名': (
              <div css={phone}>
                <CategoryPanel label="手机，无图标" layout="grid" items={odd} />
              </div>
            ),
          },
        },
      ]}
    />
  ),
};
