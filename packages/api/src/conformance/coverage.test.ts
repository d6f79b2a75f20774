import { expect, test } from 'vitest';
import { recordedSuccesses } from './fixtures.ts';
import { toJsonSchema } from '../contract/jsonSchema.ts';
import type { JsonSchema } from '../contract/jsonSchema.ts';
import { isRecord } from '../contract/read.ts';

/** Fields that no recorded reply contains, by endpoint; the comments give the reasons. */
const UNSEEN: Record<string, readonly string[]> = {
  // Extensions of this product.
  getConfig: ['config_func', 'description', 'eyebrow', 'title', 'actions', 'enabled_addons'],
  getSliders: ['description', 'eyebrow', 'title', 'actions', 'text'],
  getViewBlocks: ['description', 'eyebrow', 'actions', 'text', 'kind'],
  getDecorationBlocks: ['description', 'eyebrow', 'actions', 'text', 'kind'],
  // Switches that generations A and B do not have; the other calls share the schema.
  getMemberLikedCoursesV2: ['is_allow_comment', 'is_vip_free'],
  getMemberCourseHistoryV2: ['is_allow_comment', 'is_vip_free'],
  getMemberLessonsV2: ['is_allow_comment'],
  getLessonsV2: ['is_allow_comment'],
  // The author is joined from another list.
  getCourseComments: ['user'],
  getLessonComments: ['user'],
  // WeChat sharing was never switched on while recording.
  getWechatJssdk: [
    'data',
    'share',
    'appId',
    'nonceStr',
    'timestamp',
    'signature',
    'jsApiList',
    'openTagList',
    'title',
    'desc',
    'icon',
  ],
  // The scan login of generation A was off.
  getWechatScanQueryV1: ['token', 'action', 'code'],
};

function schemaFields(schema: JsonSchema): string[] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      name,
      ...schemaFields(field),
    ]),
    ...(schema.items ? schemaFields(schema.items) : []),
    ...(schema.oneOf ?? []).flatMap(schemaFields),
  ];
}

function wireFields(wire: unknown): string[] {
  if (Array.isArray(wire)) return wire.flatMap(wireFields);
  if (!isRecord(wire)) return [];
  return Object.entries(wire).flatMap(([name, value]) => [name, ...wireFields(value)]);
}

test('most endpoints have a recorded success', () => {
  expect(recordedSuccesses.length).toBeGreaterThan(70);
});

test.each(recordedSuccesses)(
  '$endpoint.name reads only fields that servers send',
  ({ endpoint, bodies }) => {
    const seen = new Set(wireFields(bodies));
    const allowed = new Set([...(UNSEEN[endpoint.name] ?? []), 'items', 'total']);
    const unseen = schemaFields(toJsonSchema(endpoint.reply)).filter(
      (name) => !seen.has(name) && !allowed.has(name),
    );
    expect([...new Set(unseen)]).toEqual([]);
  },
);
