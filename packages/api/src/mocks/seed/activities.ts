import type { SeedTime } from '../clock.ts';
import type { ActivateRow } from '../tables.ts';

interface ActivitySeed {
  cover: string;
  title: string;
  short: string;
  category: number;
  charge: number;
  place: [province: string, city: string, area: string, address: string];
  from: string;
  to: string;
  join?: [from: string | null, to: string | null];
  limit: number;
  count: number;
  teachers: number[];
  rec?: boolean;
  vipFree?: boolean;
  cancelled?: boolean;
  at?: [longitude: string, latitude: string];
  desc?: string;
}

const paddy = `<h3>这一天我们做什么</h3>
<p>稻子收完以后，田里只剩下稻茬、水光和一点点新绿。画家何晚晴会带我们从最简单的三块颜色开始：天、地、中间那条线。不需要任何基础，颜料和纸都备好了。</p>
<table><tbody><tr><th>09:00</th><td><strong>集合与热身</strong><br>农场门口集合，沿田埂走一圈，选自己的位置。</td></tr><tr><th>10:00</th><td><strong>第一张：三块颜色</strong><br>只用三种颜色，把看到的画成三块。</td></tr><tr><th>12:00</th><td><strong>田边午餐</strong><br>新米饭、时蔬与一碗热汤。</td></tr><tr><th>13:30</th><td><strong>第二张与点评</strong><br>老师逐个走位指导，最后围坐一圈互相看画。</td></tr></tbody></table>
<h3>怎么去</h3>
<p>禾塘农场，杭州市余杭区禾塘路 66 号。地铁 2 号线良渚站 B 口，转 372 路至禾塘站，步行 6 分钟。</p>
<p>雨天改为室内静物。</p>`;

/** Ids count from 1 in this order. */
const ACTIVITIES: ActivitySeed[] = [
  {
    cover: 'paddy',
    title: '稻田写生：跟着画家走进秋收之后',
    short: '稻子收完了，田里的颜色才刚刚开始。带上颜料，在禾塘边坐一天，画三张小画。',
    category: 4,
    charge: 128,
    place: ['浙江省', '杭州', '良渚', '禾塘农场'],
    from: '2026-12-05 09:00:00',
    to: '2026-12-05 16:00:00',
    join: ['2026-11-01 00:00:00', '2026-12-03 18:00:00'],
    limit: 40,
    count: 32,
    teachers: [3],
    rec: true,
    at: ['119.9920', '30.3780'],
    desc: paddy,
  },
  {
    cover: 'reading',
    title: '青禾读书会：一起读《东京梦华录》',
    short: '读三页，聊一下午。带上书，也可以只带耳朵。',
    category: 3,
    charge: 0,
    place: ['浙江省', '杭州', '天目里', '二层书房'],
    from: '2026-12-12 14:00:00',
    to: '2026-12-12 17:00:00',
    limit: 24,
    count: 18,
    teachers: [2],
    rec: true,
    at: ['120.1036', '30.2715'],
  },
  {
    cover: 'pottery',
    title: '陶艺工作坊：做一只自己的茶碗',
    short: '从揉泥到拉坯，一整天只做一只碗，烧好后寄到家。',
    category: 2,
    charge: 268,
    place: ['上海市', '上海', '西岸', '土与火工作室'],
    from: '2026-12-13 10:00:00',
    to: '2026-12-13 16:30:00',
    limit: 12,
    count: 11,
    teachers: [3],
    rec: true,
    at: ['121.4597', '31.1760'],
  },
  {
    cover: 'citywalk',
    title: '老城建筑漫步：从拱券认识一座城',
    short: '走两个小时，抬头看十二扇窗、七座桥。',
    category: 1,
    charge: 68,
    place: ['江苏省', '苏州', '平江路', '集合'],
    from: '2026-12-19 09:30:00',
    to: '2026-12-19 12:00:00',
    limit: 20,
    count: 9,
    teachers: [2],
    vipFree: true,
    at: ['120.6310', '31.3150'],
  },
  {
    cover: 'stars',
    title: '冬夜观星：猎户座与猎户的故事',
    short: '山上没有灯。带上最厚的衣服，我们带望远镜和热姜茶。',
    category: 4,
    charge: 98,
    place: ['浙江省', '安吉', '云上草原', '观景台'],
    from: '2026-12-20 18:30:00',
    to: '2026-12-20 21:30:00',
    limit: 60,
    count: 46,
    teachers: [4],
    rec: true,
    at: ['119.5120', '30.4170'],
  },
  {
    cover: 'family',
    title: '给孩子讲数学：家长共学工作坊',
    short: '怎样回答“负负为什么得正”。大人先学会，孩子才听得懂。',
    category: 5,
    charge: 58,
    place: ['浙江省', '杭州', '', '线上直播 + 杭州主会场'],
    from: '2026-12-26 14:00:00',
    to: '2026-12-26 16:30:00',
    limit: 30,
    count: 30,
    teachers: [2],
  },
  {
    cover: 'couplets',
    title: '新年第一场：写一副自己的春联',
    short: '红纸、浓墨和一句吉祥话，现场写好带回家。',
    category: 2,
    charge: 48,
    place: ['浙江省', '杭州', '余杭', '青禾小院'],
    from: '2027-01-16 14:00:00',
    to: '2027-01-16 17:00:00',
    join: ['2026-12-15 10:00:00', null],
    limit: 30,
    count: 0,
    teachers: [2],
  },
  {
    cover: 'birds',
    title: '初冬湿地观鸟：认识十种过冬的客人',
    short: '天亮前出发，等第一群赤麻鸭落下来。',
    category: 4,
    charge: 78,
    place: ['浙江省', '杭州', '西溪', '周家村入口'],
    from: '2026-11-22 06:30:00',
    to: '2026-11-22 10:00:00',
    join: [null, '2026-11-19 20:00:00'],
    limit: 20,
    count: 17,
    teachers: [4],
  },
  {
    cover: 'photo-trip',
    title: '光影外拍营：江南的三天两夜',
    short: '第一天看光，第二天等光，第三天选片。',
    category: 1,
    charge: 1280,
    place: ['浙江省', '嘉兴', '西塘', '东区集合'],
    from: '2026-11-19 09:00:00',
    to: '2026-11-21 17:00:00',
    join: [null, '2026-11-15 18:00:00'],
    limit: 16,
    count: 14,
    teachers: [7],
  },
  {
    cover: 'teabowl',
    title: '陶艺工作坊：做一只自己的茶碗',
    short: '秋天的一场，十二只碗都已寄出。',
    category: 2,
    charge: 268,
    place: ['上海市', '上海', '西岸', '土与火工作室'],
    from: '2026-10-31 10:00:00',
    to: '2026-10-31 16:30:00',
    limit: 12,
    count: 12,
    teachers: [3],
  },
  {
    cover: 'meteors',
    title: '英仙座流星雨：躺在草地上数星星',
    short: '一小时数到四十七颗，有照片为证。',
    category: 4,
    charge: 0,
    place: ['浙江省', '安吉', '云上草原', '观景台'],
    from: '2026-08-12 20:00:00',
    to: '2026-08-13 01:00:00',
    limit: 0,
    count: 83,
    teachers: [4],
  },
  {
    cover: 'canal',
    title: '运河夜行：从拱宸桥走到武林门',
    short: '因天气取消，报名费已原路退回。',
    category: 1,
    charge: 38,
    place: ['浙江省', '杭州', '拱墅', '拱宸桥东'],
    from: '2026-11-28 18:30:00',
    to: '2026-11-28 21:00:00',
    limit: 25,
    count: 6,
    teachers: [2],
    cancelled: true,
  },
];

/** Ids of activities that other seed files and tests refer to. */
export const ACTIVITY = {
  paddy: 1,
  reading: 2,
  pottery: 3,
  citywalk: 4,
  stars: 5,
  full: 6,
  notOpen: 7,
  closed: 8,
  running: 9,
  pastPottery: 10,
  ended: 11,
  cancelled: 12,
} as const;

export function createActivates(time: SeedTime): ActivateRow[] {
  const when = (text: string | null | undefined): number | null => (text ? time.on(text) : null);
  return ACTIVITIES.map((seed, index) => ({
    id: index + 1,
    title: seed.title,
    slug: `activity-${index + 1}`,
    thumb: `/demo/covers/act-${seed.cover}.svg`,
    charge: seed.charge,
    is_free: seed.charge === 0 ? 1 : 0,
    is_vip_free: seed.vipFree ? 1 : 0,
    short_description: seed.short,
    render_desc: seed.desc ?? `<p>${seed.short}</p>`,
    category_id: seed.category,
    province: seed.place[0],
    city: seed.place[1],
    area: seed.place[2],
    address: seed.place[3],
    longitude: seed.at?.[0] ?? null,
    latitude: seed.at?.[1] ?? null,
    started_at: time.on(seed.from),
    ended_at: time.on(seed.to),
    join_started_at: when(seed.join?.[0]),
    join_ended_at: when(seed.join?.[1]),
    published_at: time.ago('2026-07-01 10:00:00'),
    user_limit: seed.limit,
    user_count: seed.count,
    like_count: 5 + ((index * 7) % 20),
    is_rec: seed.rec ? 1 : 0,
    is_show: 1,
    is_cancelled: seed.cancelled ? 1 : 0,
    teacher_ids: seed.teachers,
    contact_name: '教务小林',
    contact_mobile: '0571-0000 8899',
    created_at: time.ago('2026-07-01 10:00:00'),
  }));
}
