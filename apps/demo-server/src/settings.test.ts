import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { createFolder } from './testing/site.ts';

describe('readSettings', () => {
  it('serves the demo school on port 4310 by default', () => {
    const settings = readSettings([], {});
    expect(settings).toMatchObject({ port: 4310, host: '127.0.0.1', isReset: false, apiUrl: null });
    expect(settings.dataFile).toMatch(/[\\/]\.demo-data[\\/]school\.json$/);
    expect(settings.site).toMatchObject({
      footer: { address: '杭州市余杭区禾塘路 18 号 3 幢', phone: '0571-0000 8899' },
    });
  });

  it('reads flags and environment', () => {
    const env = { PORT: '0', HOST: '0.0.0.0', QINGHE_API_URL: 'https://school.example/base' };
    const settings = readSettings(['--reset'], env);
    expect(settings).toMatchObject({ port: 0, host: '0.0.0.0', isReset: true });
    expect(settings.apiUrl?.href).toBe('https://school.example/base');
  });

  it.each([
    [undefined, 'B'],
    ['', 'B'],
    ['c', 'C'],
    ['a', 'A'],
  ])('plays generation %j as %s', (value, generation) => {
    expect(readSettings([], { QINGHE_GENERATION: value })).toMatchObject({ generation });
  });

  it.each([
    [['--rest'], {}, 'Unknown flag --rest'],
    [[], { PORT: 'abc' }, 'PORT must be'],
    [[], { PORT: '70000' }, 'PORT must be'],
    [[], { QINGHE_API_URL: 'school.example' }, 'QINGHE_API_URL must be'],
    [[], { QINGHE_API_URL: 'ftp://school.example' }, 'QINGHE_API_URL must be'],
    [[], { QINGHE_GENERATION: 'D' }, 'QINGHE_GENERATION must be'],
    [[], { QINGHE_SETTINGS: '/no/such/file' }, 'cannot read /no/such/file'],
  ])('refuses %j %j', (args, env, message) => {
    expect(() => readSettings(args, env)).toThrow(message);
  });

  it("gives a real school none of the demo school's contacts", () => {
    const { site } = readSettings([], { QINGHE_API_URL: 'https://school.example' });
    expect(site).toEqual({ brand: '网校', features: {}, footer: {} });
  });

  it("keeps Qinghe's name to the demo school, and any that is given", () => {
    const brandOf = (env: Record<string, string>) => readSettings([], env).site['brand'];
    const QINGHE_API_URL = 'https://school.example';
    expect(brandOf({})).toBeUndefined();
    expect(brandOf({ QINGHE_API_URL, QINGHE_BRAND: '  ' })).toBe('网校');
    expect(brandOf({ QINGHE_API_URL, QINGHE_BRAND: '青禾学堂' })).toBe('青禾学堂');
  });

  it('puts the environment over the file over the defaults', () => {
    const file = path.join(createFolder(), 'site.json');
    const footer = { phone: '010-1', email: 'a@school.example' };
    writeFileSync(
      file,
      JSON.stringify({ brand: '甲', features: { live: true, vip: true }, footer }),
    );
    const { site } = readSettings([], {
      QINGHE_SETTINGS: file,
      QINGHE_BRAND: '乙',
      QINGHE_NAVS: 'server',
      QINGHE_MOBILE_SITE: 'here',
      QINGHE_FEATURES: 'cert, -vip',
      QINGHE_FOOTER_PHONE: '010-2',
    });
    expect(site).toMatchObject({
      brand: '乙',
      navs: 'server',
      mobileSite: 'here',
      features: { live: true, vip: false, cert: true },
      footer: {
        address: '杭州市余杭区禾塘路 18 号 3 幢',
        phone: '010-2',
        email: 'a@school.example',
      },
    });
  });

  it('refuses a settings file that holds no object', () => {
    const file = path.join(createFolder(), 'site.json');
    writeFileSync(file, '[]');
    expect(() => readSettings([], { QINGHE_SETTINGS: file })).toThrow('holds no JSON object');
  });
});
