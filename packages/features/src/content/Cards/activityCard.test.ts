import { describe, expect, it } from 'vitest';
import { ACTIVITY_STATUS } from '@qinghe/api/resources/activities';
import { activityCardProps } from './activityCard.ts';

const activity = {
  id: 1,
  title: '稻田写生',
  thumb: '',
  started_at: null,
  ended_at: null,
  city: '',
  address: '',
  charge: 128,
  is_free: false,
  user_count: 38,
  user_limit: 40,
  status_text: '',
};
const stateOf = (status: number | null) => {
  const { isClosed, isEnded, isCancelled } = activityCardProps({ ...activity, status });
  return { isClosed, isEnded, isCancelled };
};

describe('activityCardProps', () => {
  it.each([
    ['open', ACTIVITY_STATUS.open, []],
    ['full', ACTIVITY_STATUS.full, []],
    ['closed', ACTIVITY_STATUS.closed, ['isClosed']],
    ['running', ACTIVITY_STATUS.running, ['isClosed']],
    ['ended', ACTIVITY_STATUS.ended, ['isEnded']],
    ['cancelled', ACTIVITY_STATUS.cancelled, ['isCancelled']],
    ['of an unknown state', null, []],
  ])('says of an activity that is %s one thing at most', (_, status, expected) => {
    const state = stateOf(status);
    expect(Object.entries(state).filter(([, isOn]) => isOn)).toEqual(
      expected.map((name) => [name, true]),
    );
  });
});
