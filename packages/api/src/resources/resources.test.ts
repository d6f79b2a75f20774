import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../conformance/endpoints.ts';
import { getConfig } from './config.ts';
import { chapterLessons, getCourse } from './courses.ts';
import { slidesOf } from './blockSlides.ts';
import { getSliders, getViewBlocks } from './home.ts';
import { getKechengs } from './kechengs.ts';
import { getLearnedLessons, getPlayInfo, isIframe } from './lessons.ts';
import { isVip } from './member.ts';
import { postOrder } from './orders.ts';
import {
  cashierUrl,
  legacyAttachmentUrl,
  payRedirectUrl,
  socialLoginUrl,
  wechatLoginUrl,
} from './redirects.ts';
import { getTeachers } from './teachers.ts';
import { getWechatScanQuery } from './wechatScan.ts';

describe('the endpoint table', () => {
  it('has unique names and unique method and path pairs', () => {
    const names = endpoints.map(({ endpoint }) => endpoint.name);
    expect(new Set(names).size).toBe(names.length);
    const calls = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(endpoints)('$endpoint.name begins with its verb', ({ endpoint }) => {
    const verbs = endpoint.method === 'GET' ? 'get|toggle|mark' : endpoint.method.toLowerCase();
    expect(endpoint.name).toMatch(new RegExp(`^(${verbs})[A-Z]`));
  });
});

describe('a course', () => {
  const lesson = (id: number, chapter_id: number, published_at: string) => ({
    id,
    chapter_id,
    published_at,
    title: `课时${id}`,
  });

  const wire = (videos: unknown) => ({
    course: { id: 1, title: '课', charge: 199, is_free: 0 },
    chapters: [
      { id: 2, course_id: 1, title: '第二章' },
      { id: 1, course_id: 1, title: '第一章' },
      { id: 5, course_id: 1, title: '空章' },
    ],
    videos,
    isBuy: true,
    videoWatchedProgress: { 4: { id: 9, video_id: 4, watch_seconds: '30', watched_at: null } },
  });

  const groups = {
    0: [lesson(7, 99, '2024-01-01 00:00:00')],
    1: [lesson(3, 1, '2024-01-02 00:00:00'), lesson(4, 1, '2024-01-01 00:00:00')],
    2: [lesson(6, 2, '2024-01-01 00:00:00'), lesson(5, 2, '2024-01-01 00:00:00')],
  };

  it('knows what VIP covers only where the server says so', () => {
    const given = wire(groups);
    expect(v.parse(getCourse.reply, given).course.is_vip_free).toBeNull();
    const said = { ...given, course: { ...given.course, is_vip_free: 0 } };
    expect(v.parse(getCourse.reply, said).course.is_vip_free).toBe(false);
  });

  it('brings its lessons into the order of study', () => {
    const detail = v.parse(getCourse.reply, wire(groups));
    expect(detail.videos.map(({ id }) => id)).toEqual([5, 6, 4, 3, 7]);
    expect(detail.videos[4]?.chapter_id).toBe(0);
    expect(detail.videoWatchedProgress).toMatchObject([{ video_id: 4, watch_seconds: 30 }]);
  });

  it('reads the groups alike as a list, whose index is the chapter id', () => {
    const asList = v.parse(getCourse.reply, wire(Object.values(groups)));
    expect(asList).toEqual(v.parse(getCourse.reply, wire(groups)));
  });

  it('groups its lessons by chapter, those without one last', () => {
    const { chapters, videos } = v.parse(getCourse.reply, wire(groups));
    expect(
      chapterLessons(chapters, videos).map(({ chapter, lessons }) => [chapter?.id, lessons.length]),
    ).toEqual([
      [2, 2],
      [1, 2],
      [5, 0],
      [undefined, 1],
    ]);
    expect(chapterLessons([], [])).toEqual([]);
  });

  it.each([[[]], [null], [undefined]])('has no lessons for %j', (videos) => {
    expect(v.parse(getCourse.reply, wire(videos)).videos).toEqual([]);
  });

  it('cannot be read without its id', () => {
    expect(v.is(getCourse.reply, { ...wire([]), course: { title: '课', charge: 1 } })).toBe(false);
  });

  it('of an unknown price costs neither nothing nor anything', () => {
    const { course } = v.parse(getCourse.reply, { ...wire([]), course: { id: 1, charge: null } });
    expect(course).toMatchObject({ charge: 0, is_free: false });
  });
});

describe('home blocks', () => {
  const block = (id: number, sign: string, config_render: unknown) => ({
    id,
    platform: 'pc',
    page: 'pc-page-index',
    sign,
    sort: id,
    config_render,
  });

  it('tells kinds apart and keeps unknown signs', () => {
    const blocks = v.parse(getViewBlocks.reply, [
      block(1, 'pc-vod-v1', { title: '热门', items: [{ id: null, charge: 'XX' }, { id: 2 }] }),
      block(2, 'pc-vod-v1', null),
      block(3, 'code', { html: null }),
      block(4, 'image-group', { v: 'v-9', items: [] }),
      block(5, 'pc-live-v1', { title: '直播', items: [] }),
      block(6, 'grid-nav', []),
    ]);
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'courses',
      'courses',
      'code',
      'imageGroup',
      'unknown',
      'gridNav',
    ]);
    expect(blocks[0]).toMatchObject({
      config_render: { title: '热门', description: '', items: [{ id: 2 }] },
    });
    expect(blocks[1]).toMatchObject({ config_render: { title: '', items: [] } });
    expect(blocks[3]).toMatchObject({ config_render: { v: 'v-1' } });
    expect(blocks[4]).toEqual({
      id: 5,
      platform: 'pc',
      page: 'pc-page-index',
      sign: 'pc-live-v1',
      sort: 5,
      kind: 'unknown',
    });
  });

  it('turn into slides, without empty ones and with either name of the link', () => {
    const blocks = v.parse(getViewBlocks.reply, [
      block(1, 'pc-slider', [
        { src: 'https://img.example.com/1.png', href: '/courses' },
        { src: null, href: null },
        { src: 'https://img.example.com/2.png', url: '/about' },
        { src: 'https://img.example.com/3.png', href: 'javascript:alert(1)' },
      ]),
      block(2, 'code', { html: '<p>' }),
    ]);
    expect(slidesOf(blocks).map(({ thumb, url }) => [thumb.slice(-5), url])).toEqual([
      ['1.png', '/courses'],
      ['2.png', '/about'],
      ['3.png', ''],
    ]);
  });

  it('carry captions where the school sends them', () => {
    const [plain, captioned] = v.parse(getSliders.reply, [
      { thumb: '/1.png', sort: 1, url: '/courses', platform: 'PC' },
      {
        thumb: '/2.png',
        sort: 2,
        url: '',
        platform: 'PC',
        eyebrow: '新课',
        title: '标题',
        description: '说明',
        actions: [{ text: '去看看', url: '/courses' }, { url: '/about' }],
      },
    ]);
    expect(plain).toMatchObject({ eyebrow: '', title: '', actions: [] });
    expect(captioned?.actions).toEqual([{ text: '去看看', url: '/courses' }]);
  });
});

describe('config', () => {
  it('fills what is missing', () => {
    const config = v.parse(getConfig.reply, {});
    expect(config).toMatchObject({
      name: '',
      logo: { logo: '' },
      socialites: { qq: false, wechat_oauth: false },
      player: {
        enabled_bullet_secret: false,
        bullet_secret: { size: 14, color: 'red', opacity: 1, text: '${mobile}' },
      },
      config_func: null,
    });
    expect(config).not.toHaveProperty('webname');
  });

  it('takes the old name, drops a logo that is a bare host and reads switches', () => {
    const config = v.parse(getConfig.reply, {
      webname: '旧名',
      logo: { logo: 'https://api.example.com', white_logo: {} },
      player: { enabled_bullet_secret: '1', bullet_secret: { size: '20', opacity: 0 } },
      config_func: { vip: 0, live: '1', book: true },
    });
    expect(config.name).toBe('旧名');
    expect(config.logo.logo).toBe('');
    expect(config.player.enabled_bullet_secret).toBe(true);
    expect(config.player.bullet_secret).toMatchObject({ size: 20, opacity: 0 });
    expect(config.config_func).toEqual({ vip: false, live: true, book: true });
  });
});

describe('small rules', () => {
  it.each([
    ['0', null],
    ['', null],
    [0, null],
    ['Yk3code', 'Yk3code'],
  ])('a scan code %j is %j', (code, clean) => {
    expect(v.parse(getWechatScanQuery.reply, { code })).toEqual({ code: clean });
  });

  it('an order is paid or has a page to pay it', () => {
    const order = { order_no: '202611210820485538', total: 189, discount: 10 };
    expect(v.parse(postOrder.reply, { ...order, is_paid: true })).toEqual({
      ...order,
      is_paid: true,
    });
    expect(v.is(postOrder.reply, { ...order, is_paid: false })).toBe(false);
    expect(v.is(postOrder.reply, { ...order })).toBe(false);
  });

  it('a lesson without media has no play addresses', () => {
    expect(v.parse(getPlayInfo.reply, { urls: [{ url: '', format: '' }] })).toEqual({ urls: [] });
    expect(v.parse(getPlayInfo.reply, { urls: [] })).toEqual({ urls: [] });
    expect(v.is(getPlayInfo.reply, [])).toBe(false);
  });

  it('tells a foreign player from an address', () => {
    expect(isIframe('<iframe src="https://v.example.com">')).toBe(true);
    expect(isIframe('https://v.example.com/iframe.mp4')).toBe(false);
  });

  it('learned lessons are sorted by time, whatever the wire', () => {
    const rows = {
      1: { id: 2, published_at: '2024-01-02 00:00:00' },
      0: { id: 3, published_at: '2024-01-03 00:00:00' },
      2: { id: 1, published_at: '2024-01-01 00:00:00', watch_record: [] },
    };
    const lessons = v.parse(getLearnedLessons.reply, rows);
    expect(lessons.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(lessons[0]?.watch_record).toBeNull();
  });

  it('teachers may come as a list or a page, featured goods only of known types', () => {
    const teacher = { id: 2, name: '李老师' };
    expect(v.parse(getTeachers.reply, [teacher])).toEqual(
      v.parse(getTeachers.reply, { data: [teacher], total: 1 }),
    );
    const goods = [
      { type: 'course', id: 1, title: '课' },
      { type: 'book', id: 1, title: '书' },
      { type: 'activate', id: 1, title: '活动' },
    ];
    expect(v.parse(getKechengs.reply, goods).map(({ type }) => type)).toEqual([
      'course',
      'activate',
    ]);
  });

  it('VIP needs a role that has not expired', () => {
    const now = Date.parse('2024-11-20T02:00:00.000Z');
    const until = (role_id: number, role_expired_at: string | null) =>
      isVip({ role_id, role_expired_at }, now);
    expect(until(1, '2024-11-20T02:00:01.000Z')).toBe(true);
    expect(until(1, '2024-11-20T02:00:00.000Z')).toBe(false);
    expect(until(0, '2037-01-01T00:00:00.000Z')).toBe(false);
    expect(until(1, null)).toBe(false);
  });
});

describe('addresses for the browser', () => {
  const back = { s_url: 'https://a.example/?b=1&c=2', f_url: 'https://a.example/error' };
  const query = (address: string) => Object.fromEntries(new URL(address).searchParams);

  it('start social logins', () => {
    const address = socialLoginUrl('https://api.example.com/', 'qq', { ...back, action: 'login' });
    expect(address).toMatch(/^https:\/\/api\.example\.com\/api\/v3\/auth\/login\/socialite\/qq\?/);
    expect(query(address)).toEqual({ ...back, action: 'login' });
    expect(wechatLoginUrl('', { ...back, action: 'bind' })).toMatch(
      /^\/api\/v3\/auth\/login\/wechat\/oauth\?s_url=/,
    );
  });

  it('start payments and downloads', () => {
    const address = payRedirectUrl('https://api.example.com', {
      ...back,
      order_id: '202611210820485538',
      payment: 'alipay',
      payment_scene: 'pc',
      token: 't',
    });
    expect(query(address)).toMatchObject({ order_id: '202611210820485538', redirect: back.s_url });
    expect(query(cashierUrl('https://api.example.com/payment/index?sign=order-1', back))).toEqual({
      sign: 'order-1',
      ...back,
    });
    expect(legacyAttachmentUrl('https://api.example.com', 3, 'a b')).toBe(
      'https://api.example.com/api/v2/course/attach/3/download?token=a+b',
    );
  });
});
