import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { DEMO_MOBILES, DEMO_PASSWORD, DEV_SMS_CODE } from '@qinghe/api/mocks';
import type { Settings } from './settings.ts';
import { startRemarks } from './startRemarks.ts';

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

function shortPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
}

const isEveryInterface = (host: string) => host === '0.0.0.0' || host === '::';

/** Returns the text printed at start: the addresses, the demo accounts, and how to change the settings. */
export function banner(settings: Settings, port: number): string {
  const { host, apiUrl, dataFile, generation } = settings;
  const isOpen = isEveryInterface(host);
  const local = `http://${isOpen ? '127.0.0.1' : host}:${port}`;
  const lan = isOpen
    ? lanAddresses().map((address) => `  On the LAN   http://${address}:${port}/`)
    : [];
  const alone =
    host === '127.0.0.1' ? ['  Phones       can reach it after: HOST=0.0.0.0 npm start'] : [];
  const school = apiUrl
    ? [`  School       ${apiUrl.href} (/api and /addons go there)`]
    : [
        '',
        '  Demo accounts, password ' + DEMO_PASSWORD,
        `    ${DEMO_MOBILES.ordinary}  a member with courses and orders`,
        `    ${DEMO_MOBILES.unbound}  has to bind a mobile number first`,
        `    ${DEMO_MOBILES.facePending}  has to verify the face first`,
        '  Captcha      the four characters of the picture',
        `  SMS codes    appear here when they are sent; ${DEV_SMS_CODE} always works`,
        `  QR codes     ${local}/api/demo/phone plays the phone that scans them`,
        `  Generation   ${generation}; play another one: QINGHE_GENERATION=${generation === 'B' ? 'C' : 'B'} npm start (A, B or C)`,
        `  Kept in      ${shortPath(dataFile)}; start over with: npm start -- --reset`,
        '  Real school  QINGHE_API_URL=https://school.example npm start',
      ];
  return [
    '',
    '青禾学堂 is running. Stop with Ctrl-C.',
    '',
    `  Desktop      ${local}/`,
    `  Mobile       ${local}/h5/`,
    ...lan,
    ...alone,
    ...school,
    ...startRemarks(settings).map((remark) => `  Settings     ${remark}`),
    '',
  ].join('\n');
}
