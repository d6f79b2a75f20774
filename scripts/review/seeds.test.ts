import { expect, it } from 'vitest';
import { root } from '../lib/run.mjs';
import { SEEDS, stylesOf } from './seeds.mjs';

it.each(SEEDS)('%s still says what is changed to try npm run review', (part, was, becomes) => {
  const { source } = stylesOf(root, part);
  expect(source).toContain(was);
  expect(source.replace(was, becomes)).not.toBe(source);
});
