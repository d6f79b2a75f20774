import { expect, it } from 'vitest';
import { scriptRemarks } from './scriptRemarks.ts';

const list = [{ code: 'a()' }];
const NO_SCRIPT =
  'is no { "src": … } with an https address or a file of the school’s own, and no { "code": … }: left out';

it.each([
  [undefined, []],
  [
    {
      list: [{ src: 'https://hm.baidu.com/hm.js' }, { src: '/tongji.js' }, ...list],
      hosts: ['*.kefu.cn'],
      consent: true,
    },
    [],
  ],
  ['hm.js', ['scripts "hm.js" is no object: left out']],
  [{ consent: true }, ['scripts has no list: nothing runs']],
  [{ list: 'hm.js' }, ['scripts.list "hm.js" is no list: left out']],
  [
    {
      list: [
        ...list,
        { src: 'http://hm.baidu.com/hm.js' },
        'https://hm.baidu.com/hm.js',
        { code: ' ' },
      ],
    },
    [
      `scripts.list[1] {"src":"http://hm.baidu.com/hm.js"} ${NO_SCRIPT}`,
      `scripts.list[2] "https://hm.baidu.com/hm.js" ${NO_SCRIPT}`,
      `scripts.list[3] {"code":" "} ${NO_SCRIPT}`,
    ],
  ],
  [
    { list, hosts: ['hm.baidu.com', 'https://hm.baidu.com', 7] },
    [
      'scripts.hosts[1] "https://hm.baidu.com" is no host such as "hm.baidu.com" or "*.example.com": left out',
      'scripts.hosts[2] 7 is no host such as "hm.baidu.com" or "*.example.com": left out',
    ],
  ],
  [{ list, consent: 'yes' }, ['scripts.consent "yes" is neither true nor false: nobody is asked']],
  [{ list, host: [] }, ['scripts.host is none of list, hosts, consent: left out']],
])('names what of %j counts as absent', (scripts, remarks) => {
  expect(scriptRemarks({ scripts })).toEqual(remarks);
});
