import { describe, expect, it } from 'vitest';
import type { Report } from './compat.ts';
import { toPage, toText } from './report.ts';

const report: Report = {
  generation: 'A',
  rows: [
    { name: 'getCourses', path: '/api/v2/courses', verdict: 'works', note: '', site: '' },
    {
      name: 'getRoles',
      path: '/api/v2/roles',
      verdict: 'failed',
      note: '<script>alert(1)</script> & "x"',
      site: 'says 加载失败',
    },
  ],
  writing: [
    { name: 'postOrder', call: 'POST /api/v3/order', state: 'absent', note: 'another call' },
    { name: 'postLogout', call: 'POST /api/v2/logout', state: 'made', note: '' },
  ],
  typed: { links: [], frameHosts: [] },
  h5Url: '',
};
const findings = [{ subject: 'search', text: 'set it up', isOpen: true }];
const api = 'https://school.example';

describe('toText', () => {
  it('begins with what wants mending and ends with what the server is', () => {
    const lines = toText(api, report, findings).split('\n');
    expect(lines.slice(2, 4)).toEqual([
      expect.stringMatching(/^failed +\/api\/v2\/roles +.*says 加载失败$/),
      expect.stringMatching(/^works +\/api\/v2\/courses$/),
    ]);
    expect(lines.filter((line) => /^(made|absent) /.test(line))).toEqual([
      'made    POST /api/v2/logout',
      'absent  POST /api/v3/order   another call',
    ]);
    expect(lines).toContain('look  search  set it up');
    expect(lines.slice(-2)).toEqual([
      'https://school.example: generation A, MeEdu 4.9.6',
      '1 failed, 1 works',
    ]);
  });

  it('says when it cannot tell the generation', () => {
    expect(toText(api, { ...report, generation: null }, [])).toMatch(/generation unknown$/m);
  });
});

describe('toPage', () => {
  it('shows what the server said as text', () => {
    const page = toPage(api, report, findings);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;');
    expect(page).not.toMatch(/<script|https?:\/\/(?!school\.example)/);
    expect(page.match(/<tr class="/g)).toHaveLength(5);
  });
});
