import { expect, waitFor } from 'storybook/test';
import { Live } from './Live.tsx';

const SLOW = { timeout: 10_000 };

/**
 * Creates a story that shows the result of a hook.
 *
 * @param use A function that calls the hook.
 * @param shows A text that the result must contain in the end.
 * @param scenario The scenario of the demo school.
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
