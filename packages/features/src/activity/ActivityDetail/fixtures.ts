import { createClient } from '@qinghe/api/client';
import { getActivity, type ActivityDetail } from '@qinghe/api/resources/activities';

/** An activity as a server sends it, with all fields filled (contract 3.2, O-04). */
export const wireActivity = {
  id: 1,
  title: '稻田写生：跟着画家走进秋收之后',
  thumb: '/demo/covers/act-paddy.svg',
  charge: 128,
  is_free: 0,
  is_vip_free: 1,
  short_description: '画三张小画；\n带午餐',
  render_desc: '<p>稻子收完以后</p>',
  category_id: 4,
  category: { id: 4, name: '自然观察' },
  province: '浙江省',
  city: '杭州',
  area: '良渚',
  address: '禾塘路 66 号, 东门',
  longitude: '119.9920',
  latitude: '30.3780',
  started_at: '2026-12-05 09:00:00',
  ended_at: '2026-12-05 16:00:00',
  join_started_at: null,
  join_ended_at: '2026-12-03 18:00:00',
  published_at: '2026-11-01 00:00:00',
  user_limit: 40,
  user_count: 32,
  like_count: 5,
  is_rec: 1,
  is_show: 1,
  status: 3,
  status_text: '报名中',
  teachers: [{ id: 3, name: '何晚晴', avatar: '', title: '画家' }],
  contact_name: '禾塘农场',
  contact_mobile: '0571-0000 8899',
  created_at: '2026-11-01T00:00:00.000000Z',
};

/** Reads an activity of the wire format through the API layer. */
export function readActivity(activate: object, rest: object = {}): Promise<ActivityDetail> {
  const body = { code: 0, message: '', data: { activate, ...rest } };
  const client = createClient({
    baseUrl: () => 'http://school.test',
    getToken: () => null,
    onUnauthorized: () => undefined,
    fetch: () => Promise.resolve(new Response(JSON.stringify(body))),
  });
  return client.send(getActivity, { id: 1 });
}
