import type { MouseEvent } from 'react';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { useNavigate } from '@qinghe/features/routing/Routing';
import { useMemberChoice } from './useMemberAction.ts';

/**
 * Returns the click handler of lesson links: a visitor stays on the page, logs in and then continues to the lesson. No school
 * plays lessons to visitors (contract E-59).
 *
 * @param courseId `-` where the lessons belong to several courses (ADR 26).
 */
export function useLessonLink(courseId: number | '-'): (id: number, event: MouseEvent) => void {
  const navigate = useNavigate();
  const isMember = useIsMember();
  const watch = useMemberChoice('lesson', (id) => void navigate(paths.courseVideo(courseId, id)));
  return (id, event) => {
    if (isMember || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    watch(id);
  };
}
