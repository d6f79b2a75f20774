import { school } from './db.ts';
import type { CourseRow, UserRow } from './tables.ts';

/** Whether the member's VIP is running. */
export function isVip(user: UserRow): boolean {
  return user.role_id > 0 && user.role_expired_at !== null && user.role_expired_at > school.now();
}

/** Whether the member has bought the course. */
export function hasBought(user: UserRow, courseId: number): boolean {
  return school.tables.courseUsers.some(
    (row) => row.user_id === user.id && row.course_id === courseId,
  );
}

/** Whether the member may watch every lesson: free, covered by VIP, or bought. Visitors may not (contract E-53). */
export function mayWatch(user: UserRow | null, course: CourseRow): boolean {
  if (!user) return false;
  if (course.is_free === 1) return true;
  // Before 4.9.26 VIP covered every course (contract 0.3).
  const isCovered = school.generation === 'A' || course.is_vip_free === 1;
  return (isCovered && isVip(user)) || hasBought(user, course.id);
}

/** Whether the member likes the target. */
export function hasLiked(
  user: UserRow | null,
  kind: 'course' | 'activate',
  targetId: number,
): boolean {
  return school.tables.likes.some(
    (row) => row.user_id === user?.id && row.kind === kind && row.target_id === targetId,
  );
}
