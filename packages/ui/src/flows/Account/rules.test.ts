import { describe, expect, it } from 'vitest';
import { captchaRule, codeRule, mobileRule, newPasswordRule, passwordRule } from './rules.ts';

describe('required fields', () => {
  it.each([
    [mobileRule, '请输入手机号!'],
    [captchaRule, '请输入图形验证码!'],
    [codeRule, '请输入手机验证码!'],
    [passwordRule, '请输入密码!'],
    [newPasswordRule, '请设置账号密码!'],
  ])('%o says %s', (rule, message) => {
    expect(rule('')).toBe(message);
    expect(rule('13800000001')).toBeNull();
  });

  it('takes blanks for nothing, but not in a password', () => {
    expect(mobileRule('  ')).toBe('请输入手机号!');
    expect(passwordRule('  ')).toBeNull();
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
