import { useState } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { isVip } from '@qinghe/api/resources/member';
import { useIsMember, useSession } from '@qinghe/hooks/stores/session';
import { useFeature } from '@qinghe/hooks/stores/system';
import {
  courseProgress,
  courseRight,
  mainAction,
  type CourseProgress,
  type CourseRight,
  type MainAction,
} from './courseDetail.ts';

/** The terms on which the current visitor or member gets a course. */
export interface CourseOffer {
  right: CourseRight;
  /** In yuan; 0 where no price is shown. */
  price: number;
  /** Whether to show that VIP members watch the course for free; false for those who may watch it already. */
  isVipFree: boolean;
  progress: CourseProgress | null;
  /** Action of the main button; null where there is none. */
  action: MainAction | null;
  /** Whether the course cannot be bought: it is not free, not covered by VIP, and has no price. */
  isNotForSale: boolean;
}

/** Returns the terms on which the current visitor or member gets a course. */
export function useCourseOffer(detail: CourseDetail): CourseOffer {
  const { user } = useSession();
  const isMember = useIsMember();
  const isVipShown = useFeature('vip');
  const [now] = useState(() => Date.now());
  const right = courseRight(detail, isVipShown && user !== null && isVip(user, now));
  const price = right === 'none' ? detail.course.charge : 0;
  const isVipFree = right === 'none' && isVipShown && detail.course.is_vip_free === true;
  return {
    right,
    price,
    isVipFree,
    progress: courseProgress(detail),
    action: mainAction(detail, right, isMember),
    isNotForSale: right === 'none' && !(price > 0) && !isVipFree,
  };
}
