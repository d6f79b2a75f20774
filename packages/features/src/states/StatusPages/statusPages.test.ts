import { describe, expect, it } from 'vitest';
import { readErrorMessage } from './errorMessage.ts';

describe('readErrorMessage', () => {
  it.each([
    ['msg=%E8%AE%A2%E5%8D%95%E4%B8%8D%E5%AD%98%E5%9C%A8', { text: '订单不存在', isLogin: false }],
    ['login_err_msg=QQ+%E6%8E%88%E6%9D%83', { text: 'QQ 授权', isLogin: true }],
    ['msg=a&login_err_msg=b', { text: 'b', isLogin: true }],
    ['msg=%3Cb%3Ex%3C/b%3E', { text: '<b>x</b>', isLogin: false }],
    ['login_err_msg=+&msg=a', { text: 'a', isLogin: false }],
    ['', { text: '', isLogin: false }],
    ['msg=%E2%80%9D%E8%AF%B7%E8%BD%AC%E8%B4%A6%E2%80%9C', { text: '"请转账"', isLogin: false }],
    ['msg=a%0A%0Ab%E2%80%AEc', { text: 'a b c', isLogin: false }],
  ])('reads %j', (search, message) => {
    expect(readErrorMessage(new URLSearchParams(search))).toEqual(message);
  });

  it('cuts what is too long, by characters', () => {
    const { text } = readErrorMessage(new URLSearchParams({ msg: '禾'.repeat(300) }));
    expect(text).toBe(`${'禾'.repeat(99)}…`);
  });
});
