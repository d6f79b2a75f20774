import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { Price } from '../../components/Price/index.ts';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { BottomActionBar } from './BottomActionBar.tsx';

/* A transform makes the frame the box that fixed children stand in. */
const frame = css({
  position: 'relative',
  width: '23.4375rem',
  height: '8rem',
  transform: 'translateZ(0)',
});
const half = css({ flex: 1 });

const meta = {
  title: 'BottomActionBar/States',
  component: BottomActionBar,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof BottomActionBar>;
export default meta;

const contents = {
  一个按钮: (
    <Button isPill css={half}>
      开始学习
    </Button>
  ),
  两个按钮: (
    <>
      <Button isPill variant="outline" css={half}>
        试看
      </Button>
      <Button isPill css={half}>
        购买课程
      </Button>
    </>
  ),
  价格: (
    <>
      <Price value={99} size="l" />
      <Button isPill>立即报名</Button>
    </>
  ),
  放不下: (
    <>
      <Price value={1234567.89} size="l" />
      <Button isPill>登录后报名这一场线下活动</Button>
    </>
  ),
};

/** What it may hold, and what happens where that is too wide. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: 'children',
          cells: Object.fromEntries(
            Object.entries(contents).map(([name, children]) => [
              name,
              <div key={name} css={frame}>
                <BottomActionBar label={name}>{children}</BottomActionBar>
              </div>,
            ]),
          ),
        },
      ]}
    />
  ),
};
