import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSource } from '../lib/sources.mjs';
import { makeProbes } from './probes.ts';
import { wordings } from './words.mjs';

/** Texts that each wording refuses, written as in a component. */
const refused = {
  voice: [`'您已购买该课程'`, `<p>请问您是谁</p>`, `<b title="给您" />`],
  sign: [`'￥199'`],
  money: ['`购买课程 ¥${price}`', '<p>¥{price}</p>'],
  yuan: ['`已减免 ${price} 元`', '<p>{price}元</p>'],
  lesson: [`'下一节'`, '`第 ${number} 节`', `'本节笔记'`, '<p>第 {number} 节</p>', `'单节课时'`],
  lessonCount: ['`共 ${number} 讲`', '<p>{number} 讲</p>', `'48 讲'`],
  attachment: [`'课件'`],
  activity: [`'线下课程'`, '<h1>线下课</h1>'],
  learners: ['`${number} 人已购买`'],
  account: [`'账户'`, `'帐号'`, `'请先登陆'`],
  space: [`'7天后'`, `'绑定QQ'`, `'图片大小不超过 2M。100%完成'`],
} satisfies Record<keyof typeof wordings, readonly string[]>;

/** Texts that no wording refuses. */
const allowed = [
  '`第 ${number} 讲　${title}`',
  '<h1>第 {number} 讲</h1>',
  `'第 15 讲'`,
  `'你已购买该课程，有 2 个附件'`,
  '`已学 ${number} / 48 课时`',
  `'线下转账'`,
  `'每 1 元'`,
  `/^您已通过实名认证/.source`,
];

const probes = makeProbes();
const broken = Object.entries(refused).flatMap(([rule, texts]) =>
  texts.map((text, order) => ({ rule, text, file: `${rule}${order}` })),
);
let found: { file: string; message: string }[] = [];
beforeAll(() => {
  const all = [...broken, ...allowed.map((text, order) => ({ text, file: `allowed${order}` }))];
  for (const { text, file } of all)
    probes.write(
      `packages/features/src/words/own/${file}.tsx`,
      `declare const number: number, price: number, title: string;\nexport const a = ${text};\nexport const b = [number, price, title];\n`,
    );
  const { diagnostics }: { diagnostics: { code: string; message: string; filename: string }[] } =
    JSON.parse(probes.lint('--format=json'));
  found = diagnostics
    .filter(({ code }) => code === 'qinghe(words)')
    .map(({ message, filename }) => ({ file: path.basename(filename, '.tsx'), message }));
});
afterAll(probes.remove);

const said = new Map(Object.entries(wordings).map(([rule, { message }]) => [rule, message]));

it.each(broken)('$rule refuses $text', ({ file, rule }) =>
  expect(found).toContainEqual({ file, message: `${said.get(rule)} See docs/Content.mdx.` }),
);

it('every wording has a text that breaks it', () => {
  expect(Object.keys(refused).sort()).toEqual(Object.keys(wordings).sort());
});

it('says nothing that the page of the documentation does not say', () => {
  const page = readSource('docs/Content.mdx');
  const chinese = [...said.values()].flatMap(
    (message) => message.match(/[\u4e00-\u9fff¥]+/g) ?? [],
  );
  expect(chinese.length).toBeGreaterThan(10);
  expect(chinese.filter((word) => !page.includes(word))).toEqual([]);
});

it('leaves what is well said alone', () => {
  expect(found.filter(({ file }) => file.startsWith('allowed'))).toEqual([]);
});
