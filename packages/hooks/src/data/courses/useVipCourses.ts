import { getCourses } from '@qinghe/api/resources/courses';
import type { Course } from '@qinghe/api/resources/courses';
import { freshness, mapQuery, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';
import { courseListInput } from './useCourses.ts';

/** As many courses are looked at. */
const LOOKED_AT = 100;

/** Courses that a membership covers, and what they cost one by one. */
export interface VipCourses {
  courses: Course[];
  /** Their prices together, in yuan. */
  price: number;
  /** Whether there are no others: not where the school has more courses than were looked at. */
  isWhole: boolean;
}

/** The courses of a list that VIP members watch free and others pay for. */
export function pickVipCourses(items: readonly Course[], total: number): VipCourses {
  const courses = items.filter((course) => course.is_vip_free && !course.is_free);
  const price = courses.reduce((sum, { charge }) => sum + charge, 0);
  return { courses, price, isWhole: total <= items.length };
}

/** The courses that a membership covers, most bought first. A server that does not say which ones (before 4.9.26) has none. */
export function useVipCourses(): DerivedQuery<VipCourses> {
  const input = courseListInput({ scene: 'sub', pageSize: LOOKED_AT });
  const query = useEndpoint(getCourses, input, { dedupingInterval: freshness.content });
  return mapQuery(query, ({ items, total }) => pickVipCourses(items, total));
}
