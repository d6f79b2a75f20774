import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { getConfig } from '@qinghe/api/resources/config';
import { schoolHosts } from './schoolHosts.ts';

afterEach(() => vi.unstubAllGlobals());

it('knows the API before there is a config, and none where the site is its own', () => {
  expect(schoolHosts(null)).toEqual([]);
  vi.stubGlobal('window', { __QINGHE__: { apiUrl: 'https://api.school.example:8443' } });
  expect(schoolHosts(null)).toEqual(['api.school.example:8443']);
});

it('knows wherever the school keeps its pictures, each once', () => {
  const config = v.parse(getConfig.reply, {
    url: 'https://api.school.example',
    pc_url: 'https://www.school.example',
    h5_url: '',
    logo: { logo: 'https://cdn.school.example/logo.png' },
    player: { cover: 'https://cdn.school.example/cover.png' },
    sliders: [{ thumb: 'https://slides.school.example/1.png' }, { thumb: '/2.png' }],
  });
  expect(schoolHosts(config)).toEqual([
    'api.school.example',
    'www.school.example',
    'cdn.school.example',
    'slides.school.example',
  ]);
});
