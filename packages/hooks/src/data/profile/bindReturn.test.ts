import { describe, expect, it } from 'vitest';
import { readBindReturn } from './useBindReturn.ts';

describe('readBindReturn', () => {
  it.each([
    ['?login_code=abc&action=bind', { code: 'abc', message: null, rest: '' }],
    ['?x=1&login_code=abc&action=bind&y=2', { code: 'abc', message: null, rest: '?x=1&y=2' }],
    ['?login_err_msg=%E5%A4%B1%E8%B4%A5&action=bind', { code: null, message: '失败', rest: '' }],
  ])('reads %s', (search, expected) => {
    expect(readBindReturn(search)).toEqual(expected);
  });

  it.each(['', '?login_code=abc&action=login', '?login_code=abc', '?action=bind'])(
    'leaves %j alone',
    (search) => {
      expect(readBindReturn(search)).toBeNull();
    },
  );

  it('takes no code that could be none, and cuts long words', () => {
    expect(readBindReturn('?login_code=%3Cscript%3E&action=bind')).toMatchObject({ code: null });
    const long = readBindReturn(`?login_err_msg=${'长'.repeat(900)}&action=bind`);
    expect(long?.message).toHaveLength(200);
  });
});
