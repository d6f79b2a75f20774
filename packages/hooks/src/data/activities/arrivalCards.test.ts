import { beforeEach, describe, expect, it } from 'vitest';
import { local, localKeys } from '../../storage/index.ts';
import { logout } from '../../stores/session/index.ts';
import { findArrivalCard, keepArrivalCard, type ArrivalCard } from './arrivalCards.ts';

const card = (id: number): ArrivalCard => ({
  id,
  title: `活动 ${id}`,
  startedAt: '2026-12-12T01:00:00.000Z',
  endedAt: null,
  place: '杭州良渚禾塘农场',
  contactName: '教务小林',
  contactMobile: '0571-0000 8899',
});

beforeEach(() => local.remove(localKeys.arrivalCards));

describe('arrival cards', () => {
  it('gives a kept card back, the newest version of it', () => {
    keepArrivalCard(card(1));
    keepArrivalCard({ ...card(1), place: '线上' });
    expect(findArrivalCard(1)).toEqual({ ...card(1), place: '线上' });
    expect(findArrivalCard(2)).toBeNull();
    expect(findArrivalCard(null)).toBeNull();
  });

  it('keeps the last 20', () => {
    for (let id = 1; id <= 21; id += 1) keepArrivalCard(card(id));
    expect(findArrivalCard(1)).toBeNull();
    expect(findArrivalCard(2)).toEqual(card(2));
  });

  it.each(['', '{', 'null', '{}', '[null, 1, {"id": "1"}, {"id": 1}]'])(
    'takes broken storage %j for none',
    (broken) => {
      local.write(localKeys.arrivalCards, broken);
      expect(findArrivalCard(1)).toBeNull();
    },
  );

  it('forgets all of them with the member', () => {
    keepArrivalCard(card(1));
    logout();
    expect(findArrivalCard(1)).toBeNull();
  });
});
