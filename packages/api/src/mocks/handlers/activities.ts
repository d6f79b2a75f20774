import type { HttpHandler } from 'msw';
import { d1 } from '../clock.ts';
import { nextId, school } from '../db.ts';
import { notFound, pageP1, refuse } from '../reply.ts';
import { int, route, text, type Call } from '../route.ts';
import { hasLiked, isVip } from '../rights.ts';
import type { ActivateRow, JoinRow, UserRow } from '../tables.ts';
import {
  activateDetail,
  activateItem,
  activateStatus,
  activateTeachers,
  categoryTree,
  findOr404,
  inCategory,
  newestFirst,
} from '../views.ts';
import { toggleLike } from './courses.ts';

const JOIN_TEXTS: Readonly<Record<JoinRow['join_status'], string>> = {
  0: '未报名',
  1: '待支付',
  5: '已报名',
  7: '已取消',
  9: '已签到',
};

/** Rank of each status in the default list: open or full first, then not yet open, running or closed, ended, cancelled. */
const RANKS: Readonly<Record<number, number>> = { 3: 0, 5: 0, 1: 1, 9: 2, 7: 2, 11: 3, 13: 4 };

/** Returns a sign-up as O-04 and O-06 send it. */
export function joinRecord(row: JoinRow): object {
  return {
    ...row,
    join_status_text: JOIN_TEXTS[row.join_status],
    created_at: d1(row.created_at),
  };
}

function upcomingFirst(a: ActivateRow, b: ActivateRow): number {
  const rankA = RANKS[activateStatus(a)] ?? 9;
  const rankB = RANKS[activateStatus(b)] ?? 9;
  if (rankA !== rankB) return rankA - rankB;
  return rankA >= 3 ? b.started_at - a.started_at : a.started_at - b.started_at;
}

function byScene(rows: ActivateRow[], scene: string): ActivateRow[] {
  if (scene === 'sub') return newestFirst(rows, (row) => row.user_count);
  const sorted = rows.toSorted(upcomingFirst);
  if (scene === 'free') return sorted.filter((row) => row.is_free === 1);
  if (scene === 'recom') return sorted.filter((row) => row.is_rec === 1);
  return sorted;
}

function list({ input, paging }: Call): object {
  const { activates, activateCategories } = school.tables;
  const category = int(input['category_id']);
  const status = int(input['status']);
  const city = text(input['city']);
  const rows = activates.filter(
    (row) =>
      row.is_show === 1 &&
      row.published_at <= school.now() &&
      inCategory(activateCategories, row.category_id, category) &&
      (status === 0 || activateStatus(row) === status) &&
      (city === '' || row.city === city),
  );
  return pageP1(
    byScene(rows, text(input['scene'])).map(activateItem),
    paging('page_size', 16),
    'api/v2/activates',
  );
}

/** Finds the member's sign-up to an activity that is not cancelled: waiting for payment, or completed. */
export function standingJoin(activateId: number, user: UserRow | null): JoinRow | undefined {
  return school.tables.joins.find(
    (row) => row.activate_id === activateId && row.user_id === user?.id && row.join_status !== 7,
  );
}

function detail({ params, visitor }: Call): object {
  const row = findOr404(school.tables.activates, Number(params['id']));
  const user = visitor();
  const join = standingJoin(row.id, user);
  return {
    activate: activateDetail(row),
    teachers: activateTeachers(row),
    isBuy: join !== undefined && join.join_status !== 1,
    isCollect: hasLiked(user, 'activate', row.id),
    join_record: join ? joinRecord(join) : null,
  };
}

/** Returns an activity that is open for sign-up, or throws the refusal that O-06 lists. */
export function openActivate(id: number): ActivateRow {
  const row = findOr404(school.tables.activates, id);
  const status = activateStatus(row);
  if (status === 1) throw refuse('报名未开始');
  if (status === 5) throw refuse('名额已满');
  if (status !== 3) throw refuse('报名已截止');
  return row;
}

/** Returns name, mobile and remark of a sign-up; refuses invalid input with all messages joined. */
export function joinForm(input: Record<string, unknown>): {
  name: string;
  mobile: string;
  remark: string;
} {
  const form = {
    name: text(input['name']),
    mobile: text(input['mobile']),
    remark: text(input['remark']),
  };
  const errors = [
    form.name === '' && '请输入姓名',
    form.name.length > 32 && '姓名最多32个字符',
    form.mobile === '' && '请输入手机号',
    form.remark.length > 140 && '备注最多140个字符',
  ].filter((message) => message !== false);
  if (errors.length > 0) throw refuse(errors.join(','));
  return form;
}

/** Adds a sign-up; without an order it counts as joined at once. */
export function addJoin(
  activate: ActivateRow,
  user: UserRow,
  form: { name: string; mobile: string; remark: string },
  orderNo = '',
): JoinRow {
  const id = nextId('join');
  const row: JoinRow = {
    id,
    activate_id: activate.id,
    user_id: user.id,
    ...form,
    join_status: orderNo === '' ? 5 : 1,
    order_id: orderNo,
    code: `QH-${activate.id}-${id}`,
    created_at: school.now(),
  };
  school.tables.joins.push(row);
  if (orderNo === '') activate.user_count += 1;
  return row;
}

function join({ params, input, user }: Call): object {
  const member = user();
  const id = Number(params['id']);
  const standing = standingJoin(findOr404(school.tables.activates, id).id, member);
  if (standing && standing.join_status !== 1) throw refuse('请勿重复报名');
  const form = joinForm(input);
  const activate = openActivate(id);
  const isFree = activate.is_free === 1 || (activate.is_vip_free === 1 && isVip(member));
  if (!isFree) throw refuse('请先支付');
  return joinRecord(addJoin(activate, member, form));
}

function cancel({ params, user }: Call): object {
  const member = user();
  const activate = findOr404(school.tables.activates, Number(params['id']));
  const row = standingJoin(activate.id, member);
  if (!row) throw notFound();
  if (row.order_id !== '' || activate.started_at <= school.now()) {
    throw refuse('当前活动无法取消报名');
  }
  row.join_status = 7;
  activate.user_count -= 1;
  return [];
}

export const activityHandlers: HttpHandler[] = [
  route('get', '/v2/activate_categories', () => categoryTree(school.tables.activateCategories)),
  route('get', '/v2/activates', list),
  route('get', '/v2/activate/:id', detail),
  route(
    'get',
    '/v2/activate/:id/like',
    ({ params, user }) => {
      const member = user();
      const row = findOr404(school.tables.activates, Number(params['id']));
      const status = toggleLike('activate', row.id, member.id);
      row.like_count += status === 1 ? 1 : -1;
      return status;
    },
    { writes: true },
  ),
  route('post', '/v2/activate/:id/join', join),
  route('post', '/v2/activate/:id/cancel', cancel),
];
