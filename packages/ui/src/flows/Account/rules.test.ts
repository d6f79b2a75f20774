import { describe, expect, it } from 'vitest';
import { bindMobileRule, mobileRule, newPasswordRule, passwordRule, smsRules } from './rules.ts';

describe('required fields', () => {
  it.each([
    [mobileRule, '请输入手机号!'],
    [bindMobileRule, '请输入手机号码!'],
    [passwordRule, '请输入密码!'],
    [newPasswordRule, '请设置账号密码!'],
  ])(
    '%o says %s',
    { tags: ['spec:5.mobile', 'spec:5.mobile-bind', 'spec:5.password', 'spec:5.new-password'] },
    (rule, message) => {
      expect(rule('')).toBe(message);
      expect(rule('13800000001')).toBeNull();
    },
  );

  it('takes blanks for nothing, but not in a password', () => {
    expect(mobileRule('  ')).toBe('请输入手机号!');
    expect(passwordRule('  ')).toBeNull();
  });
});

describe('smsRules', () => {
  const faults = (isSent: boolean, value: string) =>
    smsRules(isSent).map(([name, rule]) => [name, rule(value)]);

  it('wants the captcha and the code', { tags: ['spec:5.captcha', 'spec:5.code'] }, () => {
    expect(faults(false, '')).toEqual([
      ['captcha', '请输入图形验证码!'],
      ['code', '请输入手机验证码!'],
    ]);
    expect(faults(false, '1234').map(([, fault]) => fault)).toEqual([null, null]);
  });

  it('is done with the captcha once a code is on its way', () => {
    expect(faults(true, '')).toEqual([
      ['captcha', null],
      ['code', '请输入手机验证码!'],
    ]);
  });
});

describe('newPasswordRule', () => {
  it.each([
    ['12345', '密码长度不能少于6个字符'],
    ['123456', null],
    ['1234567890123456', null],
    ['12345678901234567', '密码长度不能多于16个字符'],
    ['禾苗禾苗🌱🌱', null],
  ])('%s', (password, message) => {
    expect(newPasswordRule(password)).toBe(message);
  });
});
