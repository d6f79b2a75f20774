import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInstant } from './instant.ts';

describe('toInstant', () => {
  it.each([
    ['D1, UTC with microseconds', '2024-11-20T02:00:00.123456Z', '2024-11-20T02:00:00.123Z'],
    ['D2, Beijing time', '2024-11-20 10:00:00', '2024-11-20T02:00:00.000Z'],
    ['D3, Beijing time', '2024-11-20T10:00:00', '2024-11-20T02:00:00.000Z'],
    ['D4, epoch seconds', 1795220763, '2026-11-21T00:26:03.000Z'],
    ['D4 as text', '1795220763', '2026-11-21T00:26:03.000Z'],
    ['another zone', '2024-11-20T02:00:00-05:30', '2024-11-20T07:30:00.000Z'],
    ['a zone without colon', '2024-11-20T10:00:00+0800', '2024-11-20T02:00:00.000Z'],
    [
      'a Beijing morning of the day before in UTC',
      '2024-01-01 07:59:59',
      '2023-12-31T23:59:59.000Z',
    ],
    ['a date alone', '2024-11-20', '2024-11-19T16:00:00.000Z'],
    ['minutes alone', '2024-11-20 10:05', '2024-11-20T02:05:00.000Z'],
    ['one digit of a second', '2024-11-20T02:00:00.5Z', '2024-11-20T02:00:00.500Z'],
    ['text with blanks around it', ' 2024-11-20 10:00:00 ', '2024-11-20T02:00:00.000Z'],
    ['a leap day', '2024-02-29 08:00:00', '2024-02-29T00:00:00.000Z'],
  ])('reads %s', (_, wire, iso) => {
    expect(toInstant(wire)).toBe(iso);
  });

  it.each([
    null,
    undefined,
    '',
    'soon',
    '0000-00-00 00:00:00',
    '0000-01-01 00:00:00',
    '2024-13-01 00:00:00',
    '2024-11-31 00:00:00',
    '2023-02-29 00:00:00',
    '2024-11-20 24:00:00',
    '2024-11-20 99:00:00',
    '2024-11-20 10:61:00',
    '2024-11-20 10:59:60',
    '于2024-11-20 10:00:00',
    '2024-11-20 10:00:00起',
    '179522076312',
    0,
    -1,
    Number.NaN,
    1e300,
    true,
    [],
    {},
  ])('refuses %j', (wire) => {
    expect(toInstant(wire)).toBeNull();
  });

  const date = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2199-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  it('gives back its own form for any time', () => {
    fc.assert(
      fc.property(date, (time) => {
        expect(toInstant(time.toISOString())).toBe(time.toISOString());
      }),
    );
  });

  it('reads text without zone eight hours before the same text in UTC', () => {
    fc.assert(
      fc.property(date, (time) => {
        const local = time.toISOString().slice(0, 19);
        const inUtc = Date.parse(toInstant(`${local}Z`) ?? '');
        const bare = toInstant(local.replace('T', ' '));
        expect(Date.parse(bare ?? '')).toBe(inUtc - 8 * 3_600_000);
        expect(toInstant(local)).toBe(bare);
      }),
    );
  });
});
