import type { Course } from '@qinghe/api/resources/courses';

/** Number of related courses shown below a course: one row. */
export const RELATED_COUNT = 4;

/** Picks the candidates that fill a row. A candidate whose picture is already in it, or is the course's own, comes last. */
export function pickRelated<Candidate extends Pick<Course, 'id' | 'thumb'>>(
  course: Pick<Course, 'id' | 'thumb'>,
  candidates: readonly Candidate[],
): Candidate[] {
  const ids = new Set([course.id]);
  const thumbs = new Set([course.thumb]);
  const fresh: Candidate[] = [];
  const alike: Candidate[] = [];
  for (const candidate of candidates) {
    if (ids.has(candidate.id)) continue;
    ids.add(candidate.id);
    (thumbs.has(candidate.thumb) ? alike : fresh).push(candidate);
    thumbs.add(candidate.thumb);
  }
  return [...fresh, ...alike].slice(0, RELATED_COUNT);
}
