import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GENERATIONS, type Generation } from '@qinghe/api/mocks';
import { readSiteSettings, type SiteSettings } from './siteSettings.ts';

/** An invalid setting; its message is for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Settings of the server, from flags and environment variables. */
export interface Settings {
  port: number;
  /** The interface to listen on; only this machine by default, `0.0.0.0` for all interfaces. */
  host: string;
  /** Whether the demo school starts with fresh data. */
  isReset: boolean;
  /** The server generation that the demo school simulates. */
  generation: Generation;
  /** The file that stores the demo school's data. */
  dataFile: string;
  /** The real school to proxy API calls to; null for the demo school. */
  apiUrl: URL | null;
  /** Seconds for which the demo school's play addresses are valid; 0 for no limit. */
  playUrlSeconds: number;
  /** Settings that `/env.js` passes to the apps. */
  site: SiteSettings;
  /** The folder of the files that a school serves at the root, such as `MP_verify_….txt`; it need not exist. */
  filesDir: string;
  /** The folder of the pages that a school has written; it need not exist. */
  pagesDir: string;
  /** The built desktop app. */
  webDir: string;
  /** The built mobile app. */
  h5Dir: string;
  /** The folder of the prerendered pages of both apps; null for none. */
  prerenderedDir: string | null;
  /** The demo school's pictures and videos. */
  demoDir: string;
}

/** Both `src/settings.ts` and the built `dist/main.js` lie three folders below the repository's root. */
const root = path.resolve(fileURLToPath(import.meta.url), '../../../..');

function readPort(value: string | undefined): number {
  if (!value) return 4310;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new SettingsError(`PORT must be a number from 0 to 65535, not "${value}".`);
}

function readSeconds(value: string | undefined): number {
  const seconds = Number(value || 0);
  if (Number.isInteger(seconds) && seconds >= 0) return seconds;
  throw new SettingsError(`QINGHE_PLAY_URL_SECONDS must be a whole number, not "${value}".`);
}

function readApiUrl(value: string | undefined): URL | null {
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new SettingsError(
    `QINGHE_API_URL must be an http or https address such as https://school.example, not "${value}".`,
  );
}

function readGeneration(value: string | undefined): Generation {
  const wanted = (value || 'B').toUpperCase();
  const generation = GENERATIONS.find((name) => name === wanted);
  if (generation) return generation;
  throw new SettingsError(`QINGHE_GENERATION must be A, B or C, not "${value}".`);
}

/** Returns the path of a folder next to the settings file, where a school keeps its own files. */
const besideSettings = (env: NodeJS.ProcessEnv, name: string): string =>
  path.join(path.dirname(env['QINGHE_SETTINGS'] || path.join(root, 'deploy/settings.json')), name);

/** Reads flags and environment variables. Throws a {@link SettingsError} for an invalid one. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const unknown = args.find((arg) => arg !== '--reset');
  if (unknown) throw new SettingsError(`Unknown flag ${unknown}. The only flag is --reset.`);
  const apiUrl = readApiUrl(env['QINGHE_API_URL']);
  return {
    port: readPort(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    isReset: args.includes('--reset'),
    generation: readGeneration(env['QINGHE_GENERATION']),
    dataFile: path.resolve(root, env['QINGHE_DATA'] || '.demo-data/school.json'),
    apiUrl,
    playUrlSeconds: readSeconds(env['QINGHE_PLAY_URL_SECONDS']),
    site: readSiteSettings(env, apiUrl === null),
    filesDir: path.resolve(env['QINGHE_FILES'] || besideSettings(env, 'files')),
    pagesDir: path.resolve(env['QINGHE_PAGES'] || besideSettings(env, 'pages')),
    webDir: path.resolve(root, env['QINGHE_WEB_DIR'] || 'apps/web/dist'),
    h5Dir: path.resolve(root, env['QINGHE_H5_DIR'] || 'apps/h5/dist'),
    prerenderedDir: env['QINGHE_PRERENDERED']
      ? path.resolve(root, env['QINGHE_PRERENDERED'])
      : null,
    demoDir: path.join(root, 'packages/api/demo'),
  };
}
