import { afterEach, describe, expect, it } from 'vitest';
import { dateParts } from '@qinghe/hooks/time';
import { calendarFile } from './calendarFile.ts';
import { readActivity, wireActivity } from './fixtures.ts';

const url = 'https://school.example/activates/detail/1';
const now = Date.parse('2026-11-20T02:00:00Z');

async function fileOf(change: object = {}): Promise<string | null> {
  const { activate } = await readActivity({ ...wireActivity, ...change });
  return calendarFile(activate, { url, now });
}

/** Parses the event's properties, with folded lines joined and text unescaped. */
function parse(file: string | null): Map<string, string> {
  const lines = (file ?? '').replace(/\r\n /g, '').split('\r\n');
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      const value = line
        .slice(at + 1)
        .replace(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark));
      return [line.slice(0, at), value];
    }),
  );
}

/** Converts a UTC stamp of the file to an ISO instant. */
function instantOf(stamp = ''): string {
  return stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
}

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('calendarFile', () => {
  it.each([
    ['Asia/Shanghai', -480],
    ['America/New_York', 300],
    ['Australia/Lord_Howe', -660],
  ])('starts and ends by Beijing time on a device in %s', async (device, offset) => {
    process.env['TZ'] = device;
    expect(new Date('2026-12-05T01:00:00Z').getTimezoneOffset()).toBe(offset);
    const event = parse(await fileOf());
    expect(event.get('DTSTART')).toBe('20261205T010000Z');
    expect(event.get('DTEND')).toBe('20261205T080000Z');
    expect(event.get('DTSTAMP')).toBe('20261120T020000Z');
    expect(dateParts(instantOf(event.get('DTSTART')))).toMatchObject({
      month: 12,
      day: 5,
      clock: '09:00',
    });
  });

  it('keeps every mark of its texts', async () => {
    const title = '「写生」a,b;c\\d\ne：BEGIN:VEVENT';
    const event = parse(await fileOf({ title }));
    expect(event.get('SUMMARY')).toBe(title);
    expect(event.get('LOCATION')).toBe('浙江省杭州良渚禾塘路 66 号, 东门');
    expect(event.get('GEO')).toBe('30.378;119.992');
    expect(event.get('DESCRIPTION')).toBe(
      `画三张小画；\n带午餐\n联系：禾塘农场 0571-0000 8899\n${url}`,
    );
    expect(event.get('UID')).toBe('activate-1@school.example');
  });

  it('breaks no line longer than 75 bytes and no character', async () => {
    const title = '稻田𠮷'.repeat(60);
    const file = (await fileOf({ title })) ?? '';
    const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
    expect(parse(file).get('SUMMARY')).toBe(title);
  });

  it('leaves out what is not known', async () => {
    const event = parse(
      await fileOf({
        ended_at: '2026-12-04 09:00:00',
        longitude: null,
        latitude: '',
        province: '',
        city: '',
        area: '',
        address: '',
      }),
    );
    expect([...event.keys()]).not.toEqual(expect.arrayContaining(['DTEND']));
    expect(event.has('LOCATION')).toBe(false);
    expect(event.has('GEO')).toBe(false);
    expect(await fileOf({ started_at: null })).toBeNull();
  });
});
