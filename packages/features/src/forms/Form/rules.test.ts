import { describe, expect, it } from 'vitest';
import {
  bindMobileRule,
  firstPasswordRule,
  mobileRule,
  newPasswordRule,
  passwordRule,
  smsRules,
  textedMobileRule,
} from './rules.ts';

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

describe('textedMobileRule', () => {
  it.each([
    ['', '请输入手机号!'],
    ['1391234', '请输入正确的手机号'],
    ['139000099990', '请输入正确的手机号'],
    ['12900009999', '请输入正确的手机号'],
    [' 13900009999 ', null],
  ])('%j', (mobile, message) => {
    expect(textedMobileRule(mobile)).toBe(message);
  });

  it('leaves a login by password what the server may know', () => {
    expect(mobileRule('1391234')).toBeNull();
  });
});

describe('smsRules', () => {
  const faults = (sentTo: string, value: string, mobile = '13800000001') =>
    smsRules((number) => number === sentTo).map(([name, rule]) => [name, rule(value, { mobile })]);

  it('wants the captcha and the code', { tags: ['spec:5.captcha', 'spec:5.code'] }, () => {
    expect(faults('', '')).toEqual([
      ['captcha', '请输入图形验证码!'],
      ['code', '请输入手机验证码!'],
    ]);
    expect(faults('', '1234').map(([, fault]) => fault)).toEqual([null, null]);
  });

  it('is done with the captcha once a code is on its way to this number, not to another', () => {
    const [captcha] = faults('13800000001', '', ' 13800000001 ');
    expect(captcha).toEqual(['captcha', null]);
    const [again] = faults('13800000001', '', '13800000007');
    expect(again).toEqual(['captcha', '请输入图形验证码!']);
  });
});

describe('newPasswordRule', () => {
  it.each([
    ['12345', '密码长度不能少于 6 个字符'],
    ['123456', null],
    ['1234567890123456', null],
    ['禾苗禾苗🌱🌱', null],
  ])('%s', (password, message) => {
    expect(newPasswordRule(password)).toBe(message);
    expect(firstPasswordRule(password)).toBe(message);
  });

  it('takes what a password manager makes, but not for a first password, which the server refuses', () => {
    const long = 'kV9-tRq2_mZx7!Lw4#bN';
    expect(newPasswordRule(long)).toBeNull();
    expect(firstPasswordRule(long)).toBe('密码长度不能多于 16 个字符');
  });
});
