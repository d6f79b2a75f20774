import { expect, it } from 'vitest';
import { eventFacts } from './eventFacts.ts';
import { readActivity, wireActivity } from './fixtures.ts';

const factsOf = async (fields: object) => {
  const { activate } = await readActivity({ ...wireActivity, ...fields });
  return eventFacts(activate, '青禾学堂', 'https://a.example');
};

it('tells an activity as an event at a place and a time', async () => {
  const [event, way] = await factsOf({});
  expect(event).toMatchObject({
    '@type': 'Event',
    name: '稻田写生：跟着画家走进秋收之后',
    image: 'http://school.test/demo/covers/act-paddy.svg',
    startDate: '2026-12-05T01:00:00.000Z',
    endDate: '2026-12-05T08:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: '禾塘路 66 号, 东门', address: { addressLocality: '杭州良渚' } },
    offers: { price: 128, availability: 'https://schema.org/InStock' },
  });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
});

it.each([
  [{ status: 13 }, { eventStatus: 'https://schema.org/EventCancelled' }],
  [{ user_count: 40 }, { offers: { availability: 'https://schema.org/SoldOut' } }],
  [{ is_free: 1 }, { offers: { price: 0 } }],
])('%j says %j', async (fields, expected) => {
  expect((await factsOf(fields))[0]).toMatchObject(expected);
});

it('leaves out what is not known', async () => {
  const [event] = await factsOf({ thumb: '', started_at: null, ended_at: null });
  for (const name of ['image', 'startDate', 'endDate']) expect(event).not.toHaveProperty(name);
});
