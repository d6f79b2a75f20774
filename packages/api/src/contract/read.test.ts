import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toJsonSchema } from './jsonSchema.ts';
import * as read from './read.ts';

const FAILS = Symbol('fails');

function parse<S extends v.GenericSchema<unknown, unknown>>(schema: S, wire: unknown) {
  const result = v.safeParse(schema, wire);
  return result.success ? result.output : FAILS;
}

const row = v.object({ id: read.id, name: read.text });

describe('scalar readers', () => {
  it.each([
    ['int', read.int, 7, 7],
    ['int', read.int, '7', 7],
    ['int', read.int, '305.43', 305],
    ['int', read.int, -5, -5],
    ['int', read.int, null, 0],
    ['int', read.int, '', 0],
    ['int', read.int, 'XX', 0],
    ['int', read.int, [], 0],
    ['int', read.int, 1e21, 0],
    ['int', read.int, '9007199254740991', 9007199254740991],
    ['int', read.int, '9007199254740992', 0],
    ['count', read.count, '7', 7],
    ['count', read.count, -3, 0],
    ['count', read.count, null, 0],
    ['nullableCount', read.nullableCount, 0, 0],
    ['nullableCount', read.nullableCount, -3, null],
    ['nullableCount', read.nullableCount, '1e21', null],
    ['number', read.number, '0.1', 0.1],
    ['number', read.number, 50.5, 50.5],
    ['number', read.number, Number.POSITIVE_INFINITY, 0],
    ['nullableInt', read.nullableInt, '9', 9],
    ['nullableInt', read.nullableInt, null, null],
    ['nullableInt', read.nullableInt, 'XX', null],
    ['nullableInt', read.nullableInt, '', null],
    ['nullableInt', read.nullableInt, '  ', null],
    ['flag', read.flag, 1, true],
    ['flag', read.flag, '1', true],
    ['flag', read.flag, true, true],
    ['flag', read.flag, 'true', true],
    ['flag', read.flag, 0, false],
    ['flag', read.flag, '0', false],
    ['flag', read.flag, -1, false],
    ['flag', read.flag, null, false],
    ['flag', read.flag, [], false],
    ['nullableFlag', read.nullableFlag, 0, false],
    ['nullableFlag', read.nullableFlag, '1', true],
    ['nullableFlag', read.nullableFlag, null, null],
    ['nullableFlag', read.nullableFlag, undefined, null],
    ['openFlag', read.openFlag, 0, false],
    ['openFlag', read.openFlag, null, true],
    ['text', read.text, ' a ', ' a '],
    ['text', read.text, 720, '720'],
    ['text', read.text, null, ''],
    ['text', read.text, [], ''],
    ['nullableText', read.nullableText, '', null],
    ['nullableText', read.nullableText, 'a', 'a'],
    ['url', read.url, 'https://a.example/b?c=1', 'https://a.example/b?c=1'],
    ['url', read.url, ' http://a.example/b ', 'http://a.example/b'],
    ['url', read.url, '/courses', '/courses'],
    ['url', read.url, '/courses?at=10:30', '/courses?at=10:30'],
    ['url', read.url, '/search?q=note:a', '/search?q=note:a'],
    ['url', read.url, 'data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['url', read.url, 'javascript:alert(1)', ''],
    ['url', read.url, ' java\nscript:alert(1)', ''],
    ['url', read.url, 'data:text/html,x', ''],
    ['url', read.url, 'x-data:image/png;base64,AA==', ''],
    ['url', read.url, null, ''],
    ['instant', read.instant, '2024-11-20 10:00:00', '2024-11-20T02:00:00.000Z'],
    ['instant', read.instant, null, null],
    ['id', read.id, '12', 12],
    ['id', read.id, 0, FAILS],
    ['id', read.id, null, FAILS],
    ['id', read.id, 'XX', FAILS],
    ['key', read.key, '202611210820485538', '202611210820485538'],
    ['key', read.key, '', FAILS],
    ['key', read.key, null, FAILS],
    ['amount', read.amount, 0, 0],
    ['amount', read.amount, '199', 199],
    ['amount', read.amount, 'XX', FAILS],
    ['price', read.price, '199', 199],
    ['price', read.price, null, FAILS],
    ['price', read.price, -3, FAILS],
    ['price', read.price, 1e21, FAILS],
    ['moment', read.moment, 1795220763, '2026-11-21T00:26:03.000Z'],
    ['moment', read.moment, null, FAILS],
    ['flagOf(true)', read.flagOf(true), 1, true],
    ['flagOf(true)', read.flagOf(true), 0, FAILS],
    ['flagOf(false)', read.flagOf(false), 0, false],
    ['nothing', read.nothing, [], null],
  ])('%s reads case %#', (_, schema, wire, clean) => {
    expect(parse(schema, wire)).toBe(clean);
  });

  it('lets lenient fields be missing and needed ones not', () => {
    const lenient = v.object({
      int: read.int,
      number: read.number,
      nullableInt: read.nullableInt,
      flag: read.flag,
      nullableFlag: read.nullableFlag,
      openFlag: read.openFlag,
      text: read.text,
      nullableText: read.nullableText,
      url: read.url,
      instant: read.instant,
      maybe: read.maybe(row),
      rows: read.rows(row),
      group: read.group({ name: read.text, inner: read.group({ on: read.openFlag }) }),
    });
    expect(parse(lenient, {})).toEqual({
      int: 0,
      number: 0,
      nullableInt: null,
      flag: false,
      nullableFlag: null,
      openFlag: true,
      text: '',
      nullableText: null,
      url: '',
      instant: null,
      maybe: null,
      rows: [],
      group: { name: '', inner: { on: true } },
    });
    for (const needed of [read.id, read.key, read.amount, read.moment, read.flagOf(false)]) {
      expect(parse(v.object({ needed }), {})).toBe(FAILS);
    }
    expect(parse(v.object({ needed: read.list(row) }), {})).toBe(FAILS);
    expect(parse(v.object({ needed: read.page(row) }), {})).toBe(FAILS);
    expect(parse(v.object({ needed: read.keyedOrList(row) }), {})).toBe(FAILS);
  });

  it('never fails on any JSON for lenient readers', () => {
    const readers = [read.int, read.number, read.flag, read.text, read.url, read.instant];
    fc.assert(
      fc.property(fc.jsonValue(), (wire) => {
        for (const reader of readers) expect(parse(reader, wire)).not.toBe(FAILS);
        expect(parse(read.maybe(row), wire)).not.toBe(FAILS);
        expect(parse(read.group({ name: read.text }), wire)).not.toBe(FAILS);
        expect(Number.isInteger(parse(read.int, wire))).toBe(true);
      }),
    );
  });

  it('reads an integer and its text alike', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(parse(read.int, String(value))).toBe(parse(read.int, value));
      }),
    );
  });

  it('never lets another scheme than http(s) and data images through', () => {
    const scheme = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9+.-]{0,8}$/);
    fc.assert(
      fc.property(scheme, fc.webPath(), (name, rest) => {
        const isWeb = /^https?$/i.test(name);
        expect(parse(read.url, `${name}:${rest}`)).toBe(isWeb ? `${name}:${rest}` : '');
      }),
    );
  });
});

describe('objects', () => {
  it.each([
    ['null', null, null],
    ['an empty list', [], null],
    ['an empty object', {}, null],
    ['text', 'x', null],
    ['a broken object', { name: 'a' }, null],
    ['a good object', { id: '1', name: 'a', more: 1 }, { id: 1, name: 'a' }],
  ])('maybe reads %s', (_, wire, clean) => {
    expect(parse(read.maybe(row), wire)).toEqual(clean);
  });

  it('maybe reads an empty list or object as nothing also where no field is needed', () => {
    const lenient = read.maybe(v.object({ name: read.text }));
    expect(parse(lenient, [])).toBeNull();
    expect(parse(lenient, {})).toBeNull();
  });

  it('group reads what is there', () => {
    expect(parse(read.group({ on: read.flag, name: read.text }), { on: 1 })).toEqual({
      on: true,
      name: '',
    });
  });

  it.each([[[]], [null], [{}], ['x']])('group reads %j like an empty object', (wire) => {
    expect(parse(read.group({ on: read.flag }), wire)).toEqual({ on: false });
  });
});

it.each([
  [{}, true],
  [[], false],
  [null, false],
  ['x', false],
])('isRecord tells about %j', (value, isObject) => {
  expect(read.isRecord(value)).toBe(isObject);
});

const good = [
  { id: 1, name: 'a' },
  { id: 2, name: 'b' },
];

describe('lists', () => {
  it.each([
    ['a list', good, good],
    ['an empty list', [], []],
    ['one broken row', [...good, { id: null }], good],
    ['only broken rows', [{ id: null }, {}], FAILS],
    ['an object', { 0: good[0] }, FAILS],
    ['null', null, FAILS],
  ])('list reads %s', (_, wire, clean) => {
    expect(parse(read.list(row), wire)).toEqual(clean);
  });

  it.each([
    ['a list', good, good],
    ['only broken rows', [{ id: null }], []],
    ['null', null, []],
  ])('rows reads %s', (_, wire, clean) => {
    expect(parse(read.rows(row), wire)).toEqual(clean);
  });

  it.each([
    ['P1', { current_page: 1, data: good, per_page: '2', total: 9 }, { items: good, total: 9 }],
    ['P2', { total: '9', data: good }, { items: good, total: 9 }],
    ['P3 beyond the end', { current_page: 5, data: [], total: 9 }, { items: [], total: 9 }],
    ['a bare list', good, { items: good, total: 2 }],
    ['no total', { data: good }, { items: good, total: 2 }],
    ['no rows', { total: 9 }, FAILS],
    ['null', null, FAILS],
    ['an object as rows', { data: {}, total: 0 }, FAILS],
  ])('page reads %s', (_, wire, clean) => {
    expect(parse(read.page(row), wire)).toEqual(clean);
  });

  it.each([
    ['a list', good, good],
    ['a page', { data: good, total: 2 }, good],
    ['null', null, FAILS],
  ])('listOrPage reads %s', (_, wire, clean) => {
    expect(parse(read.listOrPage(row), wire)).toEqual(clean);
  });

  it.each([
    ['a list', good, good],
    ['an object', { 5: good[0], 9: good[1] }, good],
    ['an empty list', [], []],
    ['null', null, FAILS],
  ])('keyedOrList reads %s', (_, wire, clean) => {
    expect(parse(read.keyedOrList(row), wire)).toEqual(clean);
  });
});

it('says why a list failed', () => {
  expect(v.safeParse(read.list(row), [{}]).issues?.[0].message).toBe(
    'Not one row of the list can be read.',
  );
});

describe('what the API document says about a reader', () => {
  const items = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
  const entries = { id: read.id };
  const list = { type: 'array', items };
  it.each([
    ['int', read.int, { type: 'integer' }],
    ['number', read.number, { type: 'number' }],
    ['nullableInt', read.nullableInt, { type: ['integer', 'null'] }],
    ['count', read.count, { type: 'integer' }],
    ['nullableCount', read.nullableCount, { type: ['integer', 'null'] }],
    ['flag', read.flag, { type: 'boolean' }],
    ['openFlag', read.openFlag, { type: 'boolean' }],
    ['flagOf', read.flagOf(true), { const: true }],
    ['text', read.text, { type: 'string' }],
    ['nullableText', read.nullableText, { type: ['string', 'null'] }],
    ['nullableFlag', read.nullableFlag, { type: ['boolean', 'null'] }],
    ['url', read.url, { type: 'string' }],
    ['instant', read.instant, { type: ['string', 'null'], format: 'date-time' }],
    ['id', read.id, { type: 'integer' }],
    ['key', read.key, { type: 'string' }],
    ['amount', read.amount, { type: 'integer' }],
    ['price', read.price, { type: 'integer' }],
    ['moment', read.moment, { type: 'string', format: 'date-time' }],
    ['nothing', read.nothing, { type: 'null' }],
    ['maybe', read.maybe(v.object(entries)), { oneOf: [items, { type: 'null' }] }],
    ['group', read.group(entries), items],
    ['list', read.list(v.object(entries)), list],
    ['rows', read.rows(v.object(entries)), list],
    ['listOrPage', read.listOrPage(v.object(entries)), list],
    ['keyedOrList', read.keyedOrList(v.object(entries)), list],
    [
      'page',
      read.page(v.object(entries)),
      {
        type: 'object',
        required: ['items', 'total'],
        properties: { items: list, total: { type: 'integer' } },
      },
    ],
  ])('%s', (_, reader, schema) => {
    expect(toJsonSchema(reader)).toEqual(schema);
  });
});

describe('maybeRows', () => {
  const schema = v.object({ slides: read.maybeRows(v.object({ id: read.id })) });

  it.each([
    [{ slides: [{ id: '4' }, 'x'] }, [{ id: 4 }]],
    [{ slides: [] }, []],
    [{ slides: null }, null],
    [{ slides: 'x' }, null],
    [{}, null],
  ])('reads %j', (value, slides) => {
    expect(v.parse(schema, value)).toEqual({ slides });
  });

  it('says so in the OpenAPI document', () => {
    const row = v.object({ id: read.id });
    expect(toJsonSchema(read.maybeRows(row))).toEqual(toJsonSchema(read.maybe(read.rows(row))));
  });
});
