import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getTeachers } from '@qinghe/api/resources/teachers';
import { namedTeachers, teacherHits } from './useTeacherHits.ts';

const teachers = v.parse(getTeachers.reply, [
  { id: 1, name: '林知夏', title: 'Python 讲师' },
  { id: 2, name: 'Ada Lin', title: '数据分析讲师' },
]);
const names = (hits: typeof teachers) => hits.map(({ name }) => name);

it.each([
  ['林知夏', ['林知夏'], ['林知夏']],
  ['ｐｙｔｈｏｎ', ['林知夏'], []],
  ['lin ADA', ['Ada Lin'], ['Ada Lin']],
  ['讲师', ['林知夏', 'Ada Lin'], []],
  ['　', [], []],
])('%j finds %j, by name %j', (keywords, found, named) => {
  expect(names(teacherHits(teachers, keywords))).toEqual(found);
  expect(names(namedTeachers(teachers, keywords))).toEqual(named);
});
