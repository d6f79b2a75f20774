import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdBack } from './firstPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a channel of Storybook, the object under test, and a spy that is called once the work begins. */
function hold() {
  const channel = new EventEmitter();
  const held = holdBack();
  expect(held.listen(channel)).toBe(channel);
  const begin = vi.fn<() => void>();
  void held.wait().then(begin);
  return { channel, held, begin };
}

it.each(['docsRendered', 'storyRendered'])(
  'waits until a page says %s and nothing more is asked for',
  async (event) => {
    const { channel, held, begin } = hold();
    await vi.advanceTimersByTimeAsync(9000);
    channel.emit(event);
    await vi.advanceTimersByTimeAsync(2000);
    held.ask();
    await vi.advanceTimersByTimeAsync(2000);
    expect(begin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(begin).toHaveBeenCalledOnce();
  },
);

it('does not wait for a page that nobody opens, whatever tools ask for', async () => {
  const { held, begin } = hold();
  await vi.advanceTimersByTimeAsync(9000);
  held.ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(begin).toHaveBeenCalledOnce();
});

it('knows the page that is drawn first', async () => {
  const { channel, held } = hold();
  channel.emit('docsRendered', 'guides-welcome--docs');
  channel.emit('docsRendered', 'components-button--docs');
  expect(await held.drawn).toBe('guides-welcome--docs');
});
