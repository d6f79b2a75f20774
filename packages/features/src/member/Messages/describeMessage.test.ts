import { describe, expect, it } from 'vitest';
import { describeMessage, isRich } from './describeMessage.ts';

describe('describeMessage', () => {
  it.each([
    ['订单202611210820485538已支付', 'order', '/member/orders'],
    ['订单202611210820485538已成功退款50.5元', 'order', '/member/orders'],
    ['积分变动:10，备注:注册送10积分', 'points', '/member/credit1-free'],
    ['您已通过实名认证', 'identity', '/member'],
    ['用户注册成功', 'school', null],
    ['系统已为您自动取消于 2026-11-01 申请的用户注销申请', 'school', null],
    ['《订单与履约》已更新，订单已支付的学员可看', 'school', null],
    ['', 'school', null],
  ])('%s is about %s and leads to %s', (message, topic, href) => {
    expect(describeMessage(message)).toMatchObject({ topic, href });
  });
});

describe('isRich', () => {
  it.each([
    ['点击 <a href="/vip">这里</a> 续费', true],
    ['第一行<br>第二行', true],
    ['<P>续费<b>提醒</b></P>', true],
    ['a < b 且 b > c', false],
    ['课程 <TypeScript> & 更新', false],
    ['<b>新课</b>：Vec<T> 与泛型', false],
    ['HTML 里的 <a> 标签', false],
    ['</p> 是什么', false],
    ['<b><i>错位</b></i>', false],
    ['第一行<br/>第二行<TypeScript>', false],
    ['1<2，3>2', false],
    ['用户注册成功', false],
  ])('%s: %s', (message, expected) => {
    expect(isRich(message)).toBe(expected);
  });
});
