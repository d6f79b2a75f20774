import type { ActivityDetail } from '@qinghe/api/resources/activities';
import { getActivity } from '@qinghe/api/resources/activities';
import { getCourse } from '@qinghe/api/resources/courses';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { getRole } from '@qinghe/api/resources/roles';
import type { Role } from '@qinghe/api/resources/roles';
import type { GoodsType } from '../../url/index.ts';
import { readId } from '../../url/index.ts';
import { mapQuery, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';

/** Goods, with the reply of the call for their kind. */
export type Goods =
  | { type: 'vod'; id: number; detail: CourseDetail }
  | { type: 'role'; id: number; detail: Role }
  | { type: 'activate'; id: number; detail: ActivityDetail };

/** Kind and id of the goods that an address names. */
export interface GoodsTarget {
  type: GoodsType;
  id: number;
}

const TYPES: readonly GoodsType[] = ['vod', 'role', 'activate'];

/** Reads kind and id of goods; null for add-ons' goods, which this front end does not sell, and for invalid values. */
export function readGoods(type: string | null, id: string | null): GoodsTarget | null {
  const known = TYPES.find((name) => name === type);
  const number = readId(id);
  return known && number !== null ? { type: known, id: number } : null;
}

/** Returns title, picture and price in yuan, as the server sent them. */
export function summaryOf(goods: Goods): { name: string; thumb: string; price: number } {
  switch (goods.type) {
    case 'vod': {
      const { title, thumb, charge } = goods.detail.course;
      return { name: title, thumb, price: charge };
    }
    case 'role':
      return { name: goods.detail.name, thumb: '', price: goods.detail.charge };
    case 'activate': {
      const { title, thumb, charge } = goods.detail.activate;
      return { name: title, thumb, price: charge };
    }
  }
}

/**
 * Loads the goods of a checkout anew by the call for their kind (contract E-53, E-71, O-04): only kind and id are taken from the
 * address. `reload` requests them again and resolves to the reply.
 */
export function useGoods(target: GoodsTarget | null): DerivedQuery<Goods> & {
  reload: () => Promise<Goods | undefined>;
} {
  const id = target?.id ?? 0;
  const wanted = (type: GoodsType) => (target?.type === type ? { id } : null);
  const fresh = { dedupingInterval: 0 };
  const course = useEndpoint(getCourse, wanted('vod'), fresh);
  const role = useEndpoint(getRole, wanted('role'), fresh);
  const activity = useEndpoint(getActivity, wanted('activate'), fresh);
  const ofCourse = (detail: CourseDetail): Goods => ({ type: 'vod', id, detail });
  const ofRole = (detail: Role): Goods => ({ type: 'role', id, detail });
  const ofActivity = (detail: ActivityDetail): Goods => ({ type: 'activate', id, detail });

  if (target?.type === 'role')
    return {
      ...mapQuery(role, ofRole),
      reload: async () => role.mutate().then((detail) => detail && ofRole(detail)),
    };
  if (target?.type === 'activate')
    return {
      ...mapQuery(activity, ofActivity),
      reload: async () => activity.mutate().then((detail) => detail && ofActivity(detail)),
    };
  return {
    ...mapQuery(course, ofCourse),
    reload: async () => course.mutate().then((detail) => detail && ofCourse(detail)),
  };
}
