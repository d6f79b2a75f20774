import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { testsAlone, wantsOwnProcess } from './unitTests.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('wantsOwnProcess', () => {
  it.each([
    "vi.mock('./clock.ts');",
    'vi.useFakeTimers();',
    "vi.stubGlobal('fetch', fetch);",
    // Written in two parts: Vitest would apply the whole text to this file.
    ['// @vitest', 'environment jsdom'].join('-'),
    "process.env['TZ'] = 'Asia/Shanghai';",
    "import { school } from '@qinghe/api/mocks';",
    "const again = await import('./store.ts');",
    "localStorage.setItem('key', 'value');",
  ])('is true of %s', (line) => {
    expect(wantsOwnProcess(`import { expect, it } from 'vitest';\n${line}\n`)).toBe(true);
  });

  it('is false of a test that calls and compares', () => {
    const line = "expect(formatMoney('1')).toBe('¥1');";
    expect(wantsOwnProcess(`import { expect, it } from 'vitest';\n${line}\n`)).toBe(false);
  });
});

describe('testsAlone', () => {
  it('names what has a document or the demo school, and nothing that calls and compares', () => {
    const alone = testsAlone(root);
    expect(alone).toContain('packages/api/src/mocks/school.test.ts');
    expect(alone).toContain('scripts/lib/unitTests.test.ts');
    expect(alone).not.toContain('packages/hooks/src/data/search/fold.test.ts');
    expect(alone.filter((file) => file.includes('node_modules'))).toEqual([]);
  });
});
