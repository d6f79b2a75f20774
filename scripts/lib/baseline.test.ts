import { expect, it } from 'vitest';
import { apiFaults, ruleFaults, scriptFaults } from './baseline.mjs';
import { filesIn, readSource } from './sources.mjs';

it.each([
  ['class A{x=1}', 'class field'],
  ['class A{#x(){}}', 'private name'],
  ['a?.b(...c)', 'spread argument in an optional chain'],
  ['await a', 'await outside of a function'],
  ['/a/v.test(b)', 'pattern flag'],
  ['a.at(-1)', 'Array.prototype.at'],
  ['if(Object.hasOwn(a,b)){}', 'Object.hasOwn'],
  ['new BroadcastChannel(a)', 'BroadcastChannel'],
])('finds what old browsers lack in %s', (code, fault) => {
  expect(scriptFaults(code)).toEqual([fault]);
});

it.each([
  'a?.b(c);a??=b;async()=>{await a}',
  'class A{constructor(){this.x=1}}',
  "let a='BroadcastChannel'in window?new BroadcastChannel(b):null",
])('lets %s pass', (code) => {
  expect(scriptFaults(code)).toEqual([]);
});

it('no source calls what old browsers lack, before anything is built', () => {
  const sources = ['packages', 'apps/web', 'apps/h5']
    .flatMap((folder) => filesIn(folder, (file) => /\/src\/.*\.tsx?$/.test(file)))
    .filter((file) => !/\.(?:test|stories)\.|\/(?:testing|mocks|compat|conformance)\//.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const faults = sources.flatMap((file) => apiFaults(readSource(file)).map((name) => [file, name]));
  expect(faults).toEqual([
    // Asked for first; a timer stands in.
    ['packages/ui/src/patterns/ChapterList/whenIdle.ts', 'requestIdleCallback'],
  ]);
});

it.each([
  ['.a{height:100dvh;}', ['dynamic viewport unit (height)']],
  ['.a{height:100vh;height:100dvh;}', []],
  ['.a:has(b){color:red;}', [':has']],
  ['@media (min-width:1px){.a{inset:0;}}', ['inset']],
  ['.a{background:color-mix(in srgb, red, blue);}', ['color-mix (background)']],
  ['.a{backdrop-filter:blur(1px);}', ['backdrop-filter without prefix']],
  ['.a{-webkit-backdrop-filter:blur(1px);backdrop-filter:blur(1px);}', []],
  ['@supports (overflow-clip-margin: 1px){.a{overflow:clip;}}', []],
  ['@container not scroll-state(stuck: top){.a{overflow:clip;}}', []],
  ['@supports (display: grid){.a{overflow:clip;}}', ['overflow: clip (overflow)']],
])('reads the rule %s', (rule, faults) => {
  expect(ruleFaults(rule)).toEqual(faults);
});
