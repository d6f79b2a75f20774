import { describe, expect, it } from 'vitest';
import { ACTIVITY_STATUS, type Activity } from '@qinghe/api/resources/activities';
import type { BlockCourse, HomeBlock } from '@qinghe/api/resources/home';
import {
  contentBlocks,
  countBeforeActivities,
  isWithoutContent,
  unknownSigns,
} from './contentBlocks.ts';
import { upcomingActivities } from './upcomingActivities.ts';

const course: BlockCourse = {
  id: 1,
  title: '植物学通识：从一粒种子开始',
  thumb: '',
  charge: 0,
  user_count: 0,
  short_description: '',
  published_at: null,
  category_id: 0,
  is_rec: false,
  is_free: true,
  created_at: null,
  category: null,
};
const base = (id: number) => ({ id, platform: 'pc', page: 'pc-page-index', sort: id });

function courses(id: number, items: BlockCourse[] = [course]): HomeBlock {
  const config_render = { title: '新课上架', description: '', items };
  return { ...base(id), kind: 'courses', sign: 'pc-vod-v1', config_render };
}
const code = (id: number, html: string): HomeBlock => ({
  ...base(id),
  kind: 'code',
  sign: 'code',
  config_render: { html },
});
const blank = (id: number): HomeBlock => ({
  ...base(id),
  kind: 'blank',
  sign: 'blank',
  config_render: { height: 20, bgcolor: '' },
});
const unknown = (id: number, sign: string): HomeBlock => ({ ...base(id), kind: 'unknown', sign });

const activity = (id: number, status: number | null, started_at: string | null = null) => {
  const empty = { slug: '', thumb: '', short_description: '', seo_keywords: '' };
  const place = { province: '', city: '', area: '', address: '' };
  const times = { ended_at: null, join_started_at: null, join_ended_at: null, published_at: null };
  const numbers = { charge: 0, category_id: 0, category: null, user_limit: 0, user_count: 0 };
  const flags = { is_free: true, is_vip_free: false, is_rec: false, is_show: true };
  return {
    ...empty,
    ...place,
    ...times,
    ...numbers,
    ...flags,
    id,
    title: '稻田写生',
    seo_description: '',
    status,
    status_text: '',
    started_at,
    teachers: [],
  } satisfies Activity;
};

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('contentBlocks', () => {
  it('keeps the order of the server and leaves out what is empty or unknown', () => {
    const blocks = [code(1, '<p>通知</p>'), courses(2, []), unknown(3, 'pc-tg-v1'), courses(4)];
    expect(ids(contentBlocks([...blocks, code(5, ' ')]))).toEqual([1, 4]);
  });
});

describe('isWithoutContent', () => {
  it('does not take a gap for content', () => {
    expect(isWithoutContent([blank(1), unknown(2, 'pc-ms-v1')])).toBe(true);
    expect(isWithoutContent([blank(1), courses(2)])).toBe(false);
  });
});

describe('unknownSigns', () => {
  it('names each sign once', () => {
    const blocks = [unknown(1, 'pc-tg-v1'), courses(2), unknown(3, 'pc-tg-v1')];
    expect(unknownSigns(blocks)).toEqual(['pc-tg-v1']);
  });
});

describe('countBeforeActivities', () => {
  it('counts up to the second block of courses, whatever stands between', () => {
    const blocks = [courses(1), code(2, '<p>通知</p>'), courses(3), courses(4)];
    expect(countBeforeActivities(contentBlocks(blocks))).toBe(3);
  });

  it('counts all blocks when there is no second block of courses', () => {
    const blocks = [courses(1), code(2, '<p>通知</p>')];
    expect(countBeforeActivities(contentBlocks(blocks))).toBe(2);
  });
});

describe('upcomingActivities', () => {
  const now = Date.parse('2026-11-20T02:00:00Z');

  it('puts those open for sign-up first and drops what is over', () => {
    const { open, full, ended, cancelled, running, notOpen } = ACTIVITY_STATUS;
    const rows = [full, ended, open, cancelled, running, notOpen, open].map((status, index) =>
      activity(index + 1, status),
    );
    expect(ids(upcomingActivities(rows, now))).toEqual([3, 7, 1, 6]);
  });

  it('goes by the start when the server gives no status', () => {
    const rows = [
      activity(1, null, '2026-11-19T02:00:00Z'),
      activity(2, null, '2026-12-05T01:00:00Z'),
      activity(3, null),
    ];
    expect(ids(upcomingActivities(rows, now))).toEqual([2, 3]);
  });
});
