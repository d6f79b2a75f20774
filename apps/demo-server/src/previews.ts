import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  chooseSchool,
  createSchool,
  findScenario,
  handlers,
  type Generation,
  type Scenario,
  type School,
} from '@qinghe/api/mocks';
import { lookOf } from './look.ts';
import { sendText } from './reply.ts';
import { createSchoolApi, type Api } from './schoolApi.ts';
import { envScript, type SiteSettings } from './siteSettings.ts';

/** A separate demo school for one browser, in the state of a scenario, until the browser opens another. */
interface Preview {
  key: string;
  school: School;
  api: Api;
  scenario: Scenario;
}

/** Maximum number of previews; beyond it, the least recently used one is dropped. */
const KEPT = 20;
const COOKIE = 'qinghe-scenario';
const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`);
/** Key under which the apps store the token (contract 4.0). */
const TOKEN_KEY = 'meedu-user-token';

const current = new AsyncLocalStorage<School>();

/** Responses that differ for a browser that previews a scenario of the demo school. */
export interface Previews {
  /** Opens the scenario of an address with `?scenario=ID` and redirects to the address without it; false without one. */
  open: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Returns the API of the browser's preview, if it has one. */
  apiOf: (req: IncomingMessage) => Api | undefined;
  /** Returns the content of `/env.js` for a browser. */
  envOf: (req: IncomingMessage) => string;
}

/**
 * Returns a script that once replaces the browser's storage by that of the scenario, or clears it after a preview. It also
 * deletes the copies kept for offline use, which belong to another state of the school.
 */
function storageScript(key: string, token = ''): string {
  const values = [...(key ? [[COOKIE, key]] : []), ...(token ? [[TOKEN_KEY, token]] : [])];
  return `try {
  if (localStorage.getItem('${COOKIE}') !== ${key ? JSON.stringify(key) : 'null'}) {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of ${JSON.stringify(values)}) localStorage.setItem(name, value);
    if (typeof caches === 'object') caches.keys().then((names) => {
      for (const name of names) if (name.startsWith('qinghe:copies:')) caches.delete(name);
    });
  }
} catch {}
`;
}

/**
 * Creates the previews of the demo school: `?scenario=ID` on any page gives the browser a separate school in the state of
 * that scenario, `?scenario=` switches back to the ordinary one. A preview is not stored in a file, and the apps do not know
 * of it.
 */
export function createPreviews(site: SiteSettings, generation: Generation): Previews {
  const previews = new Map<string, Preview>();
  const { rules } = lookOf(site);
  chooseSchool(() => current.getStore());

  function create(key: string, scenario: Scenario): Preview {
    const school = createSchool({ now: Date.now, generation });
    current.run(school, () => scenario.edit?.());
    const list = [...(scenario.handlers ?? []), ...handlers];
    const answer = createSchoolApi({ handlers: list, keep: () => undefined });
    const preview = {
      key,
      school,
      scenario,
      api: (req: IncomingMessage, res: ServerResponse) =>
        current.run(school, () => answer(req, res)),
    };
    previews.set(key, preview);
    const [oldest] = previews.keys();
    if (oldest && previews.size > KEPT) previews.delete(oldest);
    return preview;
  }

  /** Finds the preview that a browser's cookie names; one that was dropped is created again. */
  function find(req: IncomingMessage): Preview | undefined {
    const key = COOKIE_PATTERN.exec(req.headers.cookie ?? '')?.[1] ?? '';
    const scenario = findScenario(key.split('.')[0] ?? '');
    if (!scenario) return undefined;
    const known = previews.get(key) ?? create(key, scenario);
    previews.delete(key);
    previews.set(key, known);
    return known;
  }

  return {
    open(req, res) {
      // Any form of request target must give an address of this host; otherwise it could throw or name another host.
      const target = (req.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
      const url = new URL(`http://school${target.startsWith('/') ? '' : '/'}${target}`);
      const id = url.searchParams.get('scenario');
      if (id === null || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
      const scenario = findScenario(id);
      if (id !== '' && !scenario) {
        sendText(res, 404, `There is no scenario called ${id}.`);
        return true;
      }
      url.searchParams.delete('scenario');
      const key = scenario ? `${id}.${randomUUID()}` : '';
      if (scenario) create(key, scenario);
      res.writeHead(302, {
        // Only one leading slash, because an address with two would name another host.
        Location: url.pathname.replace(/^\/+/, '/') + url.search,
        'Set-Cookie': `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Lax${key ? '' : '; Max-Age=0'}`,
        'Cache-Control': 'no-store',
      });
      res.end();
      return true;
    },
    apiOf: (req) => find(req)?.api,
    envOf(req) {
      const preview = find(req);
      const { features = {}, token } = preview?.scenario ?? {};
      const own = site['features'];
      return (
        storageScript(preview?.key ?? '', token) +
        envScript(
          {
            ...site,
            ...(preview && { offline: false }),
            features: { ...(typeof own === 'object' ? own : {}), ...features },
          },
          rules,
        )
      );
    },
  };
}
