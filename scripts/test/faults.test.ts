import { describe, expect, it } from 'vitest';
import { drawFrom, faultsIn } from './faults.mjs';

describe('a seed', () => {
  it('always draws the same, evenly', () => {
    const [one, other] = [drawFrom(18), drawFrom(18)];
    const drawn = Array.from({ length: 2000 }, one);
    expect(Array.from({ length: 2000 }, other)).toEqual(drawn);
    const mean = drawn.reduce((sum, number) => sum + number, 0) / drawn.length;
    expect(mean).toBeCloseTo(0.5, 1);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
  });
});

describe('the faults of a module', () => {
  const shown = (source: string) =>
    faultsIn('a.tsx', source).map(({ was, becomes }) => `${was} → ${becomes}`);

  it.each([
    ['if (isOpen) go();', ['isOpen → !(isOpen)']],
    ['const a = b < c;', ['b < c → b >= c']],
    ['const a = b && c;', ['b && c → b || c']],
    ['const a = 3;', ['3 → 4']],
    ["const a = '登录', b = 'id';", ['\'登录\' → "登录呢"']],
    ['function a() { return b; }', ['b → undefined as never']],
    ['const a = <p>登录</p>;', ['登录 → 登录呢']],
  ])('%s', (source, expected) => {
    expect(shown(source)).toEqual(expected);
  });

  it('are each of one place', () => {
    const [fault] = faultsIn('a.ts', 'const a = 1;\nconst b = c < d;').slice(-1);
    expect(fault).toMatchObject({ line: 2, code: 'const a = 1;\nconst b = c >= d;' });
  });
});
