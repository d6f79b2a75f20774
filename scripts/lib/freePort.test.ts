import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from './freePort.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([undefined, '1', '3'])(
  'is a number alone, whatever colours are asked for: %s',
  (colours) => {
    vi.stubEnv('FORCE_COLOR', colours);
    expect(freePort()).toMatch(/^[1-9]\d{3,4}$/);
  },
);
