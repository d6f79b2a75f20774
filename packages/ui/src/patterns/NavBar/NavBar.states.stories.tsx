import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Share2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { token } from '../../tokens/tokens.ts';
import { NavBar } from './NavBar.tsx';

const frame = css({ width: '23.4375rem', background: token('surface-brand-subtle') });
const noop = () => undefined;

const meta = {
  title: 'NavBar/States',
  component: NavBar,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof NavBar>;
export default meta;

const action = <IconButton icon={Share2} label="分享" />;

/** With and without back and actions, a long name, and the plain bar. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: 'NavBar',
          cells: {
            只有标题: (
              <div css={frame}>
                <NavBar isTitleHeading={false} title="学习" />
              </div>
            ),
            返回: (
              <div css={frame}>
                <NavBar isTitleHeading={false} title="我的消息" onBack={noop} />
              </div>
            ),
            返回与操作: (
              <div css={frame}>
                <NavBar isTitleHeading={false} title="课程详情" onBack={noop} rightSlot={action} />
              </div>
            ),
            标题过长: (
              <div css={frame}>
                <NavBar
                  isTitleHeading={false}
                  title="Python 零基础：从第一行代码到小工具"
                  onBack={noop}
                  rightSlot={action}
                />
              </div>
            ),
            无底色: (
              <div css={frame}>
                <NavBar isPlain onBack={noop} rightSlot={action} />
              </div>
            ),
            关闭: (
              <div css={frame}>
                <NavBar isPlain isClosable onBack={noop} />
              </div>
            ),
          },
        },
      ]}
    />
  ),
};
