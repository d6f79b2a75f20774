import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { ErrorState, errorStateVariants } from './ErrorState.tsx';

const meta = {
  title: 'ErrorState/States',
  component: ErrorState,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof ErrorState>;
export default meta;

const retry = () => undefined;

const rowsOf = (site: string) =>
  errorStateVariants.map((variant) => ({
    label: `${variant}${site}`,
    cells: {
      重试: <ErrorState variant={variant} reason="请求超时，请重试" onRetry={retry} />,
      重试中: <ErrorState variant={variant} reason="请求超时，请重试" onRetry={retry} isRetrying />,
      返回: (
        <ErrorState
          variant={variant}
          title="课程不存在或已下架"
          backHref="/courses"
          backText="全部课程"
        />
      ),
      两者: (
        <ErrorState
          variant={variant}
          icon={WifiOff}
          reason="当前无网络，请检查网络连接"
          onRetry={retry}
          backHref="/"
        />
      ),
    },
  }));

/** Every place, with every choice of actions, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={rowsOf('')} />
      <div data-h5>
        <StateGrid rows={rowsOf('，手机')} />
      </div>
    </>
  ),
};
