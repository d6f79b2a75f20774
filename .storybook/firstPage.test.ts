import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { holdBack } from './firstPage.ts';

it.each(['docsRendered', 'storyRendered'])('waits until a first page says %s', async (event) => {
  const channel = new EventEmitter();
  const held = holdBack(60_000);
  expect(held.listen(channel)).toBe(channel);
  let isOver = false;
  const over = held.wait().then(() => {
    isOver = true;
  });
  await pause(0);
  expect(isOver).toBe(false);
  channel.emit(event);
  await over;
  expect(isOver).toBe(true);
});

it('does not wait for a page that nobody opens', async () => {
  const keep = setTimeout(() => {}, 10_000);
  await expect(holdBack(1).wait()).resolves.toBeUndefined();
  clearTimeout(keep);
});
