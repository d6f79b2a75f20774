import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { AnnouncementBar } from './AnnouncementBar.tsx';

const wide = css({ width: 'min(60rem, 80vw)' });
const phone = css({ width: '21rem' });

const meta = {
  title: 'AnnouncementBar/States',
  component: AnnouncementBar,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof AnnouncementBar>;
export default meta;

const href = '/announcement';
const text = '12 门新课今日上线，11 月 30 日前报名任意线上课，赠 30 天会员。';
const noop = () => undefined;

/** Both layouts, with and without the close button, and too long a line. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: 'bar',
          cells: {
            可关闭: (
              <div css={wide}>
                <AnnouncementBar
                  label="可关闭的公告"
                  title="冬季学期开课："
                  text={text}
                  href={href}
                  onClose={noop}
                />
              </div>
            ),
            不可关闭: (
              <div css={wide}>
                <AnnouncementBar label="不可关闭的公告" text={text} href={href} />
              </div>
            ),
            过长: (
              <div css={wide}>
                <AnnouncementBar
                  label="过长的公告"
                  text={text.repeat(3)}
                  href={href}
                  onClose={noop}
                />
              </div>
            ),
          },
        },
        {
          label: 'card',
          cells: {
            默认: (
              <div css={phone}>
                <AnnouncementBar layout="card" label="公告卡片" text="12 门新课上线" href={href} />
              </div>
            ),
            过长: (
              <div css={phone}>
                <AnnouncementBar layout="card" label="过长的公告卡片" text={text} href={href} />
              </div>
            ),
          },
        },
      ]}
    />
  ),
};
