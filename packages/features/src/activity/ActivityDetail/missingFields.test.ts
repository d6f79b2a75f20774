import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ActivityFacts } from './ActivityFacts.tsx';
import { ActivityHead } from './ActivityHead.tsx';
import { ActivityContact, ActivityTeachers } from './ActivityPeople.tsx';
import { ActivityPrice, ActivitySignUp } from './ActivitySignUp.tsx';
import { calendarFile } from './calendarFile.ts';
import { isInBeijing } from './describeActivity.ts';
import { readActivity, wireActivity } from './fixtures.ts';

const { id, title, ...others } = wireActivity;
const names = Object.keys(others);
const junk = fc.constantFrom<unknown>(null, '', [], 0, '0', 'x', {}, -1, '2026-13-40 99:00:00');
const context = { url: 'https://school.example/activates/detail/1', now: 0 };

/** Activities in which some fields are missing, and some have values that PHP sends for empty ones. */
const damaged = fc
  .record({ gone: fc.subarray(names), odd: fc.dictionary(fc.constantFrom(...names), junk) })
  .map(({ gone, odd }) => {
    const kept = Object.entries(others).filter(([name]) => !gone.includes(name));
    return { id, title, ...Object.fromEntries(kept), ...odd };
  });

async function show(activate: object): Promise<string> {
  const detail = await readActivity(activate);
  const { activate: activity } = detail;
  calendarFile(activity, context);
  return renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(ActivityHead, { activity }),
      createElement(ActivityFacts, { activity }),
      createElement(ActivityTeachers, { detail }),
      createElement(ActivityContact, { detail }),
      createElement(ActivityPrice, { activity }),
      createElement(ActivitySignUp, { detail }),
    ),
  );
}

describe('an activity of which only id and name are sure', () => {
  it('shows its name and no hole', async () => {
    await fc.assert(
      fc.asyncProperty(damaged, async (activate) => {
        const markup = await show(activate);
        expect(markup).toContain(title);
        expect(markup.replace(/<style[^]*?<\/style>/g, '')).not.toMatch(
          /undefined|null|NaN|Invalid|\[object/,
        );
      }),
      { numRuns: 100 },
    );
  });

  it('leaves out every fact when nothing else is known', async () => {
    expect(await show({ id, title })).not.toContain('<dl');
  });

  it('still offers to sign up without a number of places', async () => {
    const { user_limit: _limit, user_count: _count, ...unlimited } = wireActivity;
    const markup = await show(unlimited);
    expect(markup).not.toContain('名额');
    expect(markup).toContain('报名</');
  });
});

describe('the time of an activity', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it.each([
    ['Asia/Shanghai', true],
    ['Asia/Taipei', true],
    ['America/New_York', false],
    ['Europe/Berlin', false],
  ])('is that of a device in %s: %s', (device, isSame) => {
    process.env['TZ'] = device;
    expect(isInBeijing('2026-11-21T01:00:00.000Z')).toBe(isSame);
  });

  it('is Beijing time, and nothing else, on a page that is rendered in advance', async () => {
    process.env['TZ'] = 'America/New_York';
    const markup = await show(wireActivity);
    expect(markup).toContain('09:00–16:00');
    expect(markup).not.toContain('（北京时间）');
  });
});
