import { beforeEach, describe, expect, it } from 'vitest';
import { sessionKeys, tab } from '../../storage/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import { keepLength, keptLength } from './listLength.ts';

beforeEach(() => stubWindow());

describe('the length of a growing list', () => {
  it('is one page for a list that was not shown last', () => {
    expect(keptLength('a')).toBe(1);
    keepLength('a', 3);
    expect(keptLength('b')).toBe(1);
  });

  it('comes back after a reload, within reason', () => {
    keepLength('a', 3);
    expect(keptLength('a')).toBe(3);
    keepLength('a', 99);
    expect(keptLength('a')).toBe(10);
  });

  it.each(['{', 'null', '{"lane":"a","pages":"many"}', '{"lane":"a","pages":-4}'])(
    'survives %s in the storage',
    (text) => {
      tab.write(sessionKeys.page('list-length'), text);
      expect(keptLength('a')).toBe(1);
    },
  );
});
