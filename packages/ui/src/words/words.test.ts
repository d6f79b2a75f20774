import { expect, it } from 'vitest';
import { amount, billed, grouped, money, spaced } from './index.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12480, '12,480'],
  [1234567, '1,234,567'],
  [-1260, '-1,260'],
])('writes %s as %s', (count, shown) => expect(grouped(count)).toBe(shown));

it.each([
  [0, '¥0'],
  [199, '¥199'],
  [1280, '¥1,280'],
  [199000, '¥199,000'],
  [19.9, '¥19.90'],
  [268.000001, '¥268'],
  [1234.5, '¥1,234.50'],
  [-30, '−¥30'],
])('writes %s yuan as %s', (yuan, shown) => expect(money(yuan)).toBe(shown));

it.each([
  [0, '¥0.00'],
  [-0, '¥0.00'],
  [0.1, '¥0.10'],
  [99, '¥99.00'],
  [-30, '−¥30.00'],
  [1234.5, '¥1,234.50'],
  [8888888.88, '¥8,888,888.88'],
])('writes %s yuan on a bill as %s', (yuan, shown) => expect(billed(yuan)).toBe(shown));

it.each([
  [199, '199'],
  [19.9, '19.90'],
])('writes %s yuan without a sign as %s', (yuan, shown) => expect(amount(yuan)).toBe(shown));

it.each([
  [['解除绑定', 'QQ', '？'], '解除绑定 QQ？'],
  [['解除绑定', '微信', '？'], '解除绑定微信？'],
  [['再用', 'QQ', '登录'], '再用 QQ 登录'],
  [['注册', 'ABC 学堂'], '注册 ABC 学堂'],
  [['注册', ''], '注册'],
  [['QQ', ''], 'QQ'],
  [['', '学堂'], '学堂'],
  [['', 'QQ', '登录'], 'QQ 登录'],
  [['QQ', ' 登录'], 'QQ 登录'],
  [['QQ', '，', '微信'], 'QQ，微信'],
  [['「', 'Python', '」'], '「Python」'],
  [['AB学堂', '的课程'], 'AB学堂的课程'],
  [['注册', '学堂AB'], '注册学堂AB'],
  [['已看', '50%', '的课时'], '已看 50% 的课时'],
])('joins %s to %s', (parts, shown) => expect(spaced(...parts)).toBe(shown));
