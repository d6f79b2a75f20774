import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Textarea } from './Textarea.tsx';

const meta = {
  title: 'Textarea/States',
  component: Textarea,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Textarea>;
export default meta;

const long = '终于把公司那堆对账表自动化了，第四章跟着敲完当天就用上了。'.repeat(6);
const style = { width: '20rem' };

const cells = {
  空: <Textarea aria-label="空" placeholder="说说你的收获" style={style} />,
  有字: <Textarea aria-label="有字" defaultValue="讲得很细。" style={style} />,
  长文: <Textarea aria-label="长文" defaultValue={long} style={style} />,
  有误: <Textarea aria-label="有误" isInvalid defaultValue="好" style={style} />,
  停用: <Textarea aria-label="停用" disabled defaultValue="不能再写" style={style} />,
};

/** Every state, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: '桌面', cells }]} />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells }]} />
      </div>
    </>
  ),
};
