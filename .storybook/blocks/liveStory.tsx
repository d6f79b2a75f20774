import { expect, waitFor } from 'storybook/test';
import { Live } from './Live.tsx';

const SLOW = { timeout: 10_000 };

/**
 * A story of a hook that shows what it answers.
 *
 * @param use The hook under a name of its own.
 * @param shows Words that the answer has in the end.
 * @param scenario Of the demo school.
 */
export function liveStory(use: () => unknown, shows: string, scenario = 'visitor') {
  return {
    parameters: { scenario },
    render: () => <Live use={use} />,
    play: async ({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) => {
      await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent(shows), SLOW);
    },
  };
}
