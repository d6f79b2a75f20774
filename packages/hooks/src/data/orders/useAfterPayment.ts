import { useCallback } from 'react';
import { getActivity } from '@qinghe/api/resources/activities';
import { getCourse } from '@qinghe/api/resources/courses';
import { getMemberDetail } from '@qinghe/api/resources/member';
import { getOrders } from '@qinghe/api/resources/orders';
import { getBoughtCourses, getLearnedCourses } from '@qinghe/api/resources/study';
import { setFreshUnread } from '../../stores/session/index.ts';
import { useInvalidate } from '../swr/index.ts';

/** Number of the last order reported as paid, since several pages may report the same one. */
let told = '';

/** Returns a function to call when an order was paid: it requests rights, orders, points and messages again, once per order. */
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
