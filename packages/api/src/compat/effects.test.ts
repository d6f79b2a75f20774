import { describe, expect, it } from 'vitest';
import { mayLack } from '../client/index.ts';
import { endpoints } from '../conformance/endpoints.ts';
import { listWriting, LOGIN_CHANGES, WITHOUT } from './effects.ts';

const all = endpoints.map(({ endpoint }) => endpoint);
const byName = (name: string) => all.filter((endpoint) => endpoint.name === name);

describe('WITHOUT', () => {
  it('says of every call that a server may lack what the sites do, and of no other', () => {
    const lackable = all.filter(mayLack).map(({ name }) => name);
    expect(Object.keys(WITHOUT).toSorted()).toEqual(lackable.toSorted());
  });
});

describe('LOGIN_CHANGES', () => {
  it.each([/record of the login/, /one device/, /deletion/])('says %s', (words) => {
    expect(LOGIN_CHANGES.filter((line) => words.test(line))).toHaveLength(1);
  });
});

describe('listWriting', () => {
  it.each([
    ['postOrder', 'A', 'absent', /calls of the other generations$/],
    ['postOrder', 'C', 'untried', /^$/],
    ['postOrderCourse', 'C', 'absent', /calls of the other generations$/],
    ['postActivityJoin', 'B', 'maybe', /^without it: 线下课程/],
    ['postCaptchaSms', 'B', 'untried', /^sends an SMS/],
    ['postOrder', null, 'untried', /^$/],
  ] as const)('%s on %s is %s', (name, generation, state, note) => {
    expect(listWriting(byName(name), generation, new Set())).toEqual([
      expect.objectContaining({ name, state, note: expect.stringMatching(note) }),
    ]);
  });

  it('tells what the check has made', () => {
    const [login] = listWriting(byName('postLoginPassword'), 'B', new Set(['postLoginPassword']));
    expect(login).toMatchObject({ call: 'POST /api/v2/login/password', state: 'made' });
  });
});
