import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

/** Texts and buttons over a slide: an extension that MeEdu servers do not send. */
const captionFields = {
  eyebrow: read.text,
  title: read.text,
  description: read.text,
  actions: read.rows(v.object({ text: read.key, url: read.url })),
};

/** Reads a slide. */
const SlideSchema = v.object({
  thumb: read.url,
  sort: read.int,
  /** Link target of the slide; '' for none. */
  url: read.url,
  platform: read.text,
  ...captionFields,
});

/** A slide of the home page; it has no id (contract E-47). */
export type Slide = v.InferOutput<typeof SlideSchema>;

const blockFields = { id: read.id, platform: read.text, page: read.text, sort: read.int };

/* @__NO_SIDE_EFFECTS__ */
function kind<const K extends string>(value: K) {
  return v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((): K => value),
      v.metadata({ as: 'constant', value }),
    ),
    value,
  );
}

const BlockCourseSchema = v.object({
  id: read.id,
  title: read.text,
  thumb: read.url,
  /** Yuan. */
  charge: read.count,
  user_count: read.count,
  short_description: read.text,
  published_at: read.instant,
  category_id: read.int,
  is_rec: read.flag,
  is_free: read.flag,
  created_at: read.instant,
  category: read.maybe(v.object({ id: read.id, name: read.text })),
});

/** A course inside a home block (contract E-48). */
export type BlockCourse = v.InferOutput<typeof BlockCourseSchema>;

const BlockSlideSchema = v.pipe(
  v.object({ src: read.url, href: read.url, url: read.url, ...captionFields }),
  v.check((slide) => slide.src !== '' || slide.title !== ''),
  v.transform(({ url, ...slide }) => ({ ...slide, href: slide.href || url })),
  v.metadata({ without: ['url'] }),
);

const IMAGE_GROUP_LAYOUTS = ['v-1', 'v-2', 'v-3', 'v-4', 'v-1-2'] as const;

const CoursesBlockSchema = v.object({
  ...blockFields,
  kind: kind('courses'),
  sign: v.picklist(['pc-vod-v1', 'h5-vod-v1']),
  config_render: read.group({
    title: read.text,
    /** An extension that MeEdu servers do not send. */
    description: read.text,
    items: read.rows(BlockCourseSchema),
  }),
});

const SliderBlockSchema = v.object({
  ...blockFields,
  kind: kind('slider'),
  sign: v.picklist(['pc-slider', 'slider']),
  config_render: read.rows(BlockSlideSchema),
});

const CodeBlockSchema = v.object({
  ...blockFields,
  kind: kind('code'),
  sign: v.literal('code'),
  /** `html` is untrusted. */
  config_render: read.group({ html: read.text }),
});

const GridNavBlockSchema = v.object({
  ...blockFields,
  kind: kind('gridNav'),
  sign: v.literal('grid-nav'),
  config_render: read.group({
    line_count: read.lenient((value) => (read.toInt(value) === 5 ? 5 : 4), 4, 'integer'),
    items: read.rows(v.object({ src: read.url, name: read.text, href: read.url })),
  }),
});

const ImageGroupBlockSchema = v.object({
  ...blockFields,
  kind: kind('imageGroup'),
  sign: v.literal('image-group'),
  config_render: read.group({
    v: v.fallback(v.picklist(IMAGE_GROUP_LAYOUTS), 'v-1'),
    items: read.rows(v.object({ src: read.url, url: read.url })),
  }),
});

const BlankBlockSchema = v.object({
  ...blockFields,
  kind: kind('blank'),
  sign: v.literal('blank'),
  /** `height` in pixels, `bgcolor` a CSS colour or ''. */
  config_render: read.group({ height: read.int, bgcolor: read.text }),
});

const AccountBlockSchema = v.object({
  ...blockFields,
  kind: kind('account'),
  sign: v.literal('h5-gzh-v1'),
  config_render: read.group({
    title: read.text,
    name: read.text,
    logo: read.url,
    desc: read.text,
    qrcode: read.url,
  }),
});

const UnknownBlockSchema = v.object({ ...blockFields, kind: kind('unknown'), sign: read.text });

const HomeBlockSchema = v.union([
  CoursesBlockSchema,
  SliderBlockSchema,
  CodeBlockSchema,
  GridNavBlockSchema,
  ImageGroupBlockSchema,
  BlankBlockSchema,
  AccountBlockSchema,
  UnknownBlockSchema,
]);

/**
 * A block of the home page, discriminated by `kind`. A `sign` that this front end does not render has kind `unknown` and
 * no settings (contract E-48).
 */
export type HomeBlock = v.InferOutput<typeof HomeBlockSchema>;

/** The kinds of blocks. */
export type HomeBlockKind = HomeBlock['kind'];

/** A block of one kind. */
export type HomeBlockOf<K extends HomeBlockKind> = Extract<HomeBlock, { kind: K }>;

/** A slide inside a slider block. */
export type BlockSlide = HomeBlockOf<'slider'>['config_render'][number];

/** Lists the slides of a platform by `sort`; a PC must say so, the server's default is `APP`. */
export const getSliders = endpoint({
  name: 'getSliders',
  method: 'GET',
  path: '/api/v2/sliders',
  auth: 'none',
  params: v.object({ platform: v.picklist(['PC', 'H5', 'MINI', 'APP']) }),
  reply: read.list(SlideSchema),
  source: 'E-47',
  generations: ['A', 'B'],
});

/** Lists the blocks of a page by `sort`. */
export const getViewBlocks = endpoint({
  name: 'getViewBlocks',
  method: 'GET',
  path: '/api/v2/viewBlock/page/blocks',
  auth: 'none',
  params: v.object({
    platform: v.picklist(['pc', 'h5']),
    page_name: v.picklist(['pc-page-index', 'h5-page-index']),
  }),
  reply: read.list(HomeBlockSchema),
  source: 'E-48',
  generations: ['A', 'B'],
});

/** Lists the blocks of a page by `sort`, on servers that answer 404 to `getViewBlocks`. */
export const getDecorationBlocks = endpoint({
  name: 'getDecorationBlocks',
  method: 'GET',
  path: '/api/v2/decorationPage/blocks',
  auth: 'none',
  params: v.object({ page_name: v.picklist(['pc-page-index', 'h5-page-index']) }),
  reply: read.list(HomeBlockSchema),
  source: 'E-49',
  generations: ['C'],
});
