import { expect, it } from 'vitest';
import { composeDocument, type DocumentParts } from './composeDocument.ts';
import type { RenderedPage } from './createSite.tsx';

const TEMPLATE = `<html lang="zh-CN">
  <head>
    <meta name="description" content="a" />
    <title>a</title>
    <script  src="/env.js"></script>
    <script>start()</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"><div class="boot"></div></div>
    <noscript>b</noscript>
  </body>
</html>`;

const page: RenderedPage = {
  html: '<p class="css-1a2b" style="color:red">词</p>',
  styles: '.css-1a2b{color:var(--brand)}',
  title: '标题',
  description: '说明',
  elements: [],
  data: Object(null),
};
const parts: DocumentParts = {
  scripts: ['/assets/index.js'],
  styles: '/all.css',
  sheet: { href: '/assets/index.css', text: ':root{--brand:#0a0;--red:#a00}' },
  look: [],
  apiUrl: '',
};

it('holds all that it needs to be painted, before the script that puts it there, and asks for nothing else', () => {
  const html = composeDocument(TEMPLATE, '/', page, parts);
  const [head = ''] = html.split('</head>');
  const plain = head.replace(/<noscript>.*?<\/noscript>/, '');
  expect(plain).not.toMatch(/<link|\ssrc=/);
  const rules =
    '<script type="text/css">:root{--brand:#0a0;}</script><script type="text/css">.css-1a2b{color:var(--brand)}</script>';
  expect(plain.indexOf(rules)).toBeGreaterThan(0);
  expect(plain.indexOf(rules)).toBeLessThan(plain.indexOf('start()'));
  expect(html).toContain('data-sheet="/assets/index.css"');
  expect(html).not.toMatch(/data-look|data-api/);
});

it('has both sheets for readers without scripts', () => {
  const html = composeDocument(TEMPLATE, '/', page, parts);
  expect(html).toContain(
    '<noscript><link rel="stylesheet" href="/assets/index.css"><link rel="stylesheet" href="/all.css"></noscript>',
  );
});

it('brings the look of the school before all, with what it reads, and says where the API is', () => {
  const look = [':root:root{--brand:var(--red)}'];
  const apiUrl = 'https://api.school.example';
  const html = composeDocument(TEMPLATE, '/', page, { ...parts, look, apiUrl });
  expect(html).toContain(
    `<script type="text/css">${look[0]}</script><script type="text/css">:root{--brand:#0a0;--red:#a00}</script>`,
  );
  expect(html).toMatch(/<html [^>]*data-look data-api="https:\/\/api\.school\.example"/);
});

it('keeps what a style says inside of the styles', () => {
  const styles = `[data-style]{font-family:"</script><b>x</b><!--<script"}@media (width<40rem){p{margin:0}}`;
  const html = composeDocument(TEMPLATE, '/', { ...page, styles }, parts);
  expect(html).toContain(
    `<script type="text/css">[data-style]{font-family:"\\3c /script><b>x\\3c /b>\\3c !--\\3c script"}@media (width<40rem){p{margin:0}}</script>`,
  );
});
