import { getTeachers } from '@qinghe/api/resources/teachers';
import type { Teacher } from '@qinghe/api/resources/teachers';
import { freshness, orAbsent, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';
import { foldedWords, hasWords } from './fold.ts';

/** The server's search does not cover teachers (contract E-84): this many are loaded and searched in the browser. */
const SEARCHED = { limit: 100 };

/** Loads the teachers to search in; empty on a server without teachers. */
export function useSearchedTeachers(isOn: boolean): Query<Teacher[]> {
  const query = useEndpoint(getTeachers, isOn ? SEARCHED : null, {
    dedupingInterval: freshness.school,
  });
  return orAbsent(query, []);
}

function having(
  teachers: readonly Teacher[],
  keywords: string,
  textOf: (teacher: Teacher) => string,
): Teacher[] {
  const words = foldedWords(keywords);
  if (words.length === 0) return [];
  return teachers.filter((teacher) => hasWords(textOf(teacher), words));
}

/** Returns the teachers that contain every keyword in their name or job title. */
export const teacherHits = (teachers: readonly Teacher[], keywords: string) =>
  having(teachers, keywords, ({ name, title }) => `${name}\n${title}`);

/** Returns the teachers that contain every keyword in their name. */
export const namedTeachers = (teachers: readonly Teacher[], keywords: string) =>
  having(teachers, keywords, ({ name }) => name);
