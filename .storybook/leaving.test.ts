import { expect, it } from 'vitest';
import { mountUntilLeft, untilLeft } from './leaving.ts';

/** Creates the context of a story that is rendered, with a controller that leaves the story. */
function draw(renderToCanvas: () => Promise<void>) {
  const leave = new AbortController();
  const canvas = {};
  return {
    leave,
    canvas,
    mount: mountUntilLeft({ abortSignal: leave.signal, canvas, renderToCanvas }),
  };
}

it('waits for a story that is drawn', async () => {
  const steps = new Array<string>();
  const { canvas, mount } = draw(async () => {
    await Promise.resolve();
    steps.push('drawn');
  });
  expect(await mount()).toBe(canvas);
  expect(steps).toEqual(['drawn']);
});

it('lets go of one that is left while it is drawn, whatever becomes of it', async () => {
  let fail = (_error: Error) => {};
  const { leave, canvas, mount } = draw(
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  );
  const mounted = mount();
  leave.abort();
  expect(await mounted).toBe(canvas);
  fail(new Error('there is no canvas any more'));
});

it('tells of one that cannot be drawn', async () => {
  const { mount } = draw(() => Promise.reject(new Error('no')));
  await expect(mount()).rejects.toThrow('no');
});

it('waits for nothing where a story was left before', async () => {
  expect(await untilLeft(AbortSignal.abort(), new Promise(() => {}))).toBeUndefined();
});
