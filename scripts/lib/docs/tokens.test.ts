import { expect, it } from 'vitest';
import { readTokens } from './tokens.mjs';

const tokens = readTokens();
const named = (name: string) => tokens.find((token) => token.name === name);

it('knows both values of the colour of a price, and who takes it', () => {
  const price = named('text-price');
  expect(price?.light).toMatch(/^#/);
  expect(price?.dark).toMatch(/^#/);
  expect(price?.dark).not.toBe(price?.light);
  expect(price?.usedBy).toContain('Components/Price');
});

it('knows what has one value in both themes', () => {
  expect(named('radius-lg')?.light).toBe(named('radius-lg')?.dark);
  expect(named('z-dialog')?.isColour).toBe(false);
});

it('leaves no name of another token in a value', () => {
  expect(tokens.filter(({ light, dark }) => /var\(--/.test(light + dark))).toEqual([]);
});
