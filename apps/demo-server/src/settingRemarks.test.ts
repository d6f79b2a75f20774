import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingRemarks } from './settingRemarks.ts';

const code = (label: string) => ({ label, src: `/${label}.png` });

it.each([
  [{}, []],
  [{ brand: '北辰', navs: 'server', mobileSite: 'here', offline: false, apiUrl: '' }, []],
  [{ sentryDsn: 'https://key@errors.school.example/3', icon: '/icon.png' }, []],
  [{ vitalsUrl: 'https://vitals.school.example/page' }, []],
  [{ vitalsUrl: '' }, []],
  [
    { vitalsUrl: 'http://vitals.school.example/page' },
    [
      'vitalsUrl "http://vitals.school.example/page" is neither a path such as /vitals nor an https address: left out',
    ],
  ],
  [{ vitalUrl: '/vitals' }, ['vitalUrl is no setting: left out. Is it vitalsUrl?']],
  [{ fetures: { vip: false } }, ['fetures is no setting: left out. Is it features?']],
  [{ primaryColour: '#fff' }, ['primaryColour is no setting: left out']],
  [{ features: { lve: true } }, ['features.lve is no setting: left out. Is it features.live?']],
  [{ features: { live: 1 } }, ['features.live 1 is neither true nor false: left out']],
  [{ features: [] }, ['features [] is no object: left out']],
  [
    { footer: { tel: '1', phone: 571 } },
    ['footer.tel is no setting: left out', 'footer.phone 571 is no text: left out'],
  ],
  [{ addons: { url: 'https://old.example', paths: ['packageA/book'] } }, []],
  [{ addons: 'https://old.example' }, ['addons "https://old.example" is no object: left out']],
  [
    { addons: { urls: '', url: 'old.example', paths: ['courses', 'a/b'] } },
    [
      'addons.urls is no setting: left out. Is it addons.url?',
      'addons.url "old.example" is no address such as https://old.school.example: left out',
      'addons.paths[0] "courses" is no beginning of an address that is free, such as "packageA/book": left out',
    ],
  ],
  [{ navs: 'back office' }, ['navs "back office" is none of fixed, server: left out']],
  [{ mobileSite: 'School' }, ['mobileSite "School" is none of auto, here, school: left out']],
  [{ offline: 'no' }, ['offline "no" is neither true nor false: left out']],
  [
    { apiUrl: 'school.example' },
    ['apiUrl "school.example" is no address such as https://api.school.example: left out'],
  ],
  [{ icon: 'icon' }, ['icon "icon" is no address of a picture: left out']],
  [
    { sentryDsn: 'errors.example' },
    [
      'sentryDsn "errors.example" is no address such as https://key@errors.school.example/3: left out',
    ],
  ],
  [
    { frameHosts: ['player.example.com', 'https://v.qq.com'] },
    ['frameHosts[1] "https://v.qq.com" is no host such as "player.example.com": left out'],
  ],
  [{ frameHosts: 'v.qq.com' }, ['frameHosts "v.qq.com" is no list: left out']],
  [
    { footer: { qrcodes: [code('a'), { label: 'b' }, code('c'), code('d')] } },
    [
      'footer.qrcodes[1] {"label":"b"} has no "src" that is a picture: left out',
      'footer.qrcodes: the footer shows the first 2 of 3, the about page shows all',
    ],
  ],
])('%j: %j', (settings, remarks) => {
  expect(settingRemarks(settings)).toEqual(remarks);
});

it('knows every field that the guide names', () => {
  const guide = readFileSync(new URL('../../../deploy/README.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('## Settings of `/env.js`');
  const [table = ''] = section.split('\n## ');
  const names = Array.from(table.matchAll(/^\| `(\w+)/gm), ([, name = '']) => name);
  expect(names).toContain('theme');
  expect(names.flatMap((name) => settingRemarks({ [name]: undefined }))).toEqual([]);
});
