import { useCallback } from 'react';
import { getActivity } from '@qinghe/api/resources/activities';
import { getCourse } from '@qinghe/api/resources/courses';
import { getMemberDetail } from '@qinghe/api/resources/member';
import { getOrders } from '@qinghe/api/resources/orders';
import { getBoughtCourses, getLearnedCourses } from '@qinghe/api/resources/study';
import { setFreshUnread } from '../../stores/session/index.ts';
import { useInvalidate } from '../swr/index.ts';

/** The order that was told of last: several pages see it paid. */
let told = '';

/** Says that an order was paid: rights, orders, points and messages are asked for anew, once for an order. */
export function useAfterPayment(): (orderNo: string) => void {
  const invalidate = useInvalidate();
  return useCallback(
    (orderNo) => {
      if (orderNo === told) return;
      told = orderNo;
      setFreshUnread(true);
      invalidate(
        getCourse,
        getActivity,
        getMemberDetail,
        getOrders,
        getBoughtCourses,
        getLearnedCourses,
      );
    },
    [invalidate],
  );
}
