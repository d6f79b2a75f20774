import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getActivities } from '@qinghe/api/resources/activities';
import { activityHits } from './useActivityHits.ts';

it.each([
  [{ charge: 128 }, 128],
  [{ charge: 128, is_free: 1 }, 0],
  [{ charge: null }, null],
  [{ charge: -3 }, null],
])('an activity with %j costs %j', (fields, charge) => {
  const { items } = v.parse(getActivities.reply, [{ id: 1, title: '冬夜观星', ...fields }]);
  expect(activityHits(items, '观星')).toMatchObject([{ charge }]);
});
