import { describe, expect, it } from 'vitest';
import { ACTIVITY_STATUS } from '@qinghe/api/resources/activities';
import { readActivity, wireActivity } from './fixtures.ts';
import {
  placeLines,
  seatLines,
  signUpNote,
  signUpOf,
  statusTag,
  whenLines,
} from './describeActivity.ts';

const NOW = '2026-11-20T02:00:00.000Z';

describe('whenLines', () => {
  it.each([
    ['2026-12-05T01:00:00Z', '2026-12-05T08:00:00Z', '12 月 5 日 周六', '09:00–16:00'],
    [
      '2026-11-19T01:00:00Z',
      '2026-11-21T09:00:00Z',
      '11 月 19 日 周四 09:00',
      '至 11 月 21 日 周六 17:00',
    ],
    ['2027-01-16T06:00:00Z', null, '2027 年 1 月 16 日 周六', '14:00 开始'],
    ['2026-12-05T01:00:00Z', '2026-12-04T01:00:00Z', '12 月 5 日 周六', '09:00 开始'],
  ])('%s to %s', (start, end, main, sub) => {
    expect(whenLines(start, end, NOW)).toEqual({ main, sub });
  });

  it('is nothing without a start', () => {
    expect(whenLines(null, '2026-12-05T01:00:00Z', NOW)).toBeNull();
  });
});

describe('placeLines', () => {
  it.each([
    [['浙江省', '杭州', '良渚', '禾塘农场'], '禾塘农场', '杭州・良渚', '浙江省杭州良渚禾塘农场'],
    [
      ['上海市', '上海', '西岸', '土与火工作室'],
      '土与火工作室',
      '上海・西岸',
      '上海西岸土与火工作室',
    ],
    [['', '杭州', '', ''], '杭州', '', '杭州'],
    [['', '', '', '线上直播'], '线上直播', '', '线上直播'],
  ])('%j', ([province = '', city = '', area = '', address = ''], main, sub, full) => {
    expect(placeLines({ province, city, area, address })).toEqual({ main, sub, full });
  });

  it('is nothing when nothing is known', () => {
    expect(placeLines({ province: '', city: '', area: '', address: '' })).toBeNull();
  });
});

describe('seatLines', () => {
  const { open, full, ended } = ACTIVITY_STATUS;
  it.each([
    [40, 32, open, '32 / 40 人', '剩余 8 个名额'],
    [30, 30, full, '30 / 30 人', '名额已满'],
    [12, 13, open, '13 / 12 人', '名额已满'],
    [12, 9, ended, '9 / 12 人', ''],
    [0, 83, ended, '83 人已报名', ''],
  ])('%i places, %i taken, state %i', (user_limit, user_count, status, main, sub) => {
    expect(seatLines({ user_limit, user_count, status })).toEqual({ main, sub });
  });

  it('says nothing of an unlimited activity without sign-ups', () => {
    expect(seatLines({ user_limit: 0, user_count: 0, status: open })).toBeNull();
  });
});

describe('statusTag', () => {
  it('takes the words of the server, else its own, else none', () => {
    expect(statusTag({ status: 3, status_text: '火热报名中' })).toEqual({
      label: '火热报名中',
      tone: 'brand',
    });
    expect(statusTag({ status: 5, status_text: '' })).toEqual({ label: '名额已满', tone: 'warn' });
    expect(statusTag({ status: null, status_text: '' })).toBeNull();
  });
});

describe('signUpNote', () => {
  const window = {
    join_started_at: '2026-12-15T02:00:00Z',
    join_ended_at: '2026-12-20T10:00:00Z',
  };
  it.each([
    [ACTIVITY_STATUS.notOpen, '12 月 15 日 10:00 开始报名'],
    [ACTIVITY_STATUS.open, '12 月 20 日 18:00 截止报名'],
    [ACTIVITY_STATUS.ended, ''],
  ])('state %i: %j', (status, note) => {
    expect(signUpNote({ ...window, status })).toBe(note);
  });
});

describe('signUpOf', () => {
  const order = { kind: 'order', href: '/order?goods_type=activate&goods_id=1' };
  it.each([
    ['open and priced', {}, {}, order],
    ['free', { charge: 0, is_free: 1 }, {}, order],
    ['of unknown state', { status: null }, {}, order],
    ['without a price', { charge: 0 }, {}, { kind: 'call', href: 'tel:057100008899' }],
    [
      'without price and contact',
      { charge: 0, contact_mobile: '' },
      {},
      { kind: 'state', text: '报名中' },
    ],
    ['full', { status: 5 }, {}, { kind: 'state', text: '名额已满' }],
    [
      'open with every seat taken',
      { user_limit: 40, user_count: 40 },
      {},
      { kind: 'state', text: '名额已满' },
    ],
    ['open without a limit', { user_limit: 0, user_count: 40 }, {}, order],
    ['signed up', {}, { isBuy: true }, { kind: 'state', text: '已报名' }],
  ])('%s', async (_, activate, rest, expected) => {
    const detail = await readActivity({ ...wireActivity, ...activate }, rest);
    expect(signUpOf(detail)).toEqual(expected);
  });
});
