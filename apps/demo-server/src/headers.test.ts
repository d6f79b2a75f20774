import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sitePolicy } from './headers.ts';
import { inlineHashes, readInlineHashes } from './inlineCode.ts';
import { createPolicy } from './policy.ts';
import { createSiteFolders } from './testing/site.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('inlineHashes', () => {
  it('hashes what runs or styles, and only that', () => {
    const html = `<!doctype html><head>
      <script>theme()</script><script type="module">start(1 > 0)</script>
      <script src="/env.js"></script><script type="application/ld+json">{"a":1}</script>
      <!-- <script>gone()</script> --><style>p{color:red}</style><style></style></head>`;
    expect(inlineHashes(html)).toEqual({
      scripts: [hash('start(1 > 0)'), hash('theme()')].sort(),
      styles: [hash('p{color:red}')],
    });
  });

  it('reads line ends as browsers do', () => {
    expect(inlineHashes('<script>a\r\nb</script>').scripts).toEqual([hash('a\nb')]);
  });

  it('gathers all pages of the folders that are there', () => {
    const { webDir } = createSiteFolders();
    writeFileSync(path.join(webDir, 'about.html'), '<script>about()</script>');
    expect(readInlineHashes([webDir, '/none']).scripts).toEqual([hash('about()')]);
  });
});

describe('sitePolicy', () => {
  const policy = sitePolicy({
    hashes: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
    frameHosts: ['player.example.com'],
    origins: ['http://10.0.0.5'],
  });

  it('never allows inline code or eval', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("script-src 'self' 'sha256-a';");
  });

  it('frames only the listed hosts', () => {
    expect(policy).toContain("frame-src 'self' https://player.example.com;");
  });

  it('runs WeChat’s script only where that is wanted', () => {
    const hashes = { scripts: ["'sha256-a'"], styles: [] };
    const wechat = sitePolicy({ hashes, frameHosts: ['player.example.com'], hasWechat: true });
    expect(wechat).toContain("script-src 'self' https://res.wx.qq.com 'sha256-a';");
    expect(wechat).toContain("frame-src 'self' https://player.example.com weixin:;");
    expect(policy).not.toMatch(/wx\.qq|weixin/);
  });

  it('runs the scripts of others that the settings name: hosts, and code by its hash', () => {
    const own = sitePolicy({
      hashes: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
      frameHosts: ['player.example.com'],
      scripts: { hosts: ['hm.baidu.com'], list: [{ kind: 'code', code: 'others()' }] },
    });
    expect(own).toContain(`script-src 'self' https://hm.baidu.com ${hash('others()')} 'sha256-a';`);
    expect(own).toMatch(/style-src 'self' https:\/\/hm\.baidu\.com 'sha256-/);
    expect(own).toContain("frame-src 'self' https://player.example.com https://hm.baidu.com;");
    expect(policy).not.toContain('baidu');
  });

  it('asks other hosts only by https, but for the ones named', () => {
    expect(policy).toContain("connect-src 'self' https: http://10.0.0.5;");
  });
});

describe('createPolicy', () => {
  it('follows the settings and a new build', () => {
    const folders = createSiteFolders();
    const site = {
      apiUrl: 'http://api.example:8000/x',
      frameHosts: ['v.example.com'],
      sentryDsn: 'http://key@errors.example:9000/3',
    };
    const policy = createPolicy({ ...folders, site }, new URL('http://school.example'));
    expect(policy()).toContain(
      'https: http://school.example http://api.example:8000 http://errors.example:9000;',
    );
    expect(policy()).toContain("frame-src 'self' https://v.example.com;");
    expect(policy()).toContain("script-src 'self';");
    const wechat = createPolicy({ ...folders, site: { ...site, wechatShare: true } }, null);
    expect(wechat()).toContain("script-src 'self' https://res.wx.qq.com;");
    const html = '<script>fresh()</script>';
    writeFileSync(path.join(folders.webDir, 'index.html'), html);
    expect(policy()).toContain(hash('fresh()'));
  });
});
