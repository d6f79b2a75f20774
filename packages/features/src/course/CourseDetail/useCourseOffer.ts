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

/** What a course costs this visitor or member. */
export interface CourseOffer {
  right: CourseRight;
  /** Yuan; 0 where there is no price to show. */
  price: number;
  /** Whether VIP members watch the course free, which is news only to who may not watch it yet. */
  isVipFree: boolean;
  progress: CourseProgress | null;
  /** What the main button does; null where there is none. */
  action: MainAction | null;
  /** Whether nobody here can get it: it is neither free nor has it a price. */
  isNotForSale: boolean;
}

/** Works out what a course costs whoever is here. */
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
