import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';

const meta = {
  title: 'SearchSuggestions/States',
  component: SearchSuggestions,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof SearchSuggestions>;
export default meta;

const nothing = () => undefined;
const long = '从梯度下降说起的机器学习十五讲以及课后练习';

function Cell({ id, text }: { id: string; text: string }) {
  return (
    <div style={{ position: 'relative', width: '22rem', height: '13rem' }}>
      <div style={{ position: 'absolute', top: 0, right: 0, left: 0 }}>
        <SearchSuggestions
          id={id}
          text={text}
          onKeys={nothing}
          onRows={nothing}
          onPick={nothing}
          onClose={nothing}
          onForget={nothing}
          onForgetAll={nothing}
          history={['宋史', 'c++', long]}
          suggestions={['线性代数：空间、变换与直觉', long]}
        />
      </div>
    </div>
  );
}

const cells = (site: string) => ({
  历史: <Cell id={`${site}-history`} text="" />,
  建议: <Cell id={`${site}-suggestions`} text="线" />,
});

/** Earlier searches and suggestions, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: '桌面', cells: cells('desktop') }]} />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells: cells('phone') }]} />
      </div>
    </>
  ),
};
