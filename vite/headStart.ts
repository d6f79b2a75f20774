import { minifySync, type Plugin } from 'vite';
import { firstSign } from './firstSign.ts';
import { keptTapsCode } from './keptTaps.ts';

/** Requests of a page that can start before any of its code is there; for the few pages that most visits begin with. */
export interface HeadStart {
  /** Regular expression for path and query below the site's base; its first group replaces `$1` in the calls. */
  address: string;
  /** The page's name, such as `CourseDetail`: its code is preloaded together with the entry. */
  page: string;
  /**
   * API paths with their queries, exactly as the page's hooks request them; the reply to the first one names the main
   * picture.
   */
  calls: readonly string[];
  /** Further calls that only some servers have: made only where this device has had a reply to them before. */
  callsIfKnown?: readonly string[];
}

/** What `new FontFace` takes: family, source and descriptors. */
type Font = [string, string, FontFaceDescriptors];

interface Start extends Omit<HeadStart, 'page'> {
  files: readonly string[];
}

/**
 * Runs inline in `index.html` before anything is loaded: applies the visitor's theme or the system's, and requests the page's
 * code, data and main picture. The API client takes over the replies (`fetchWithHeadStart` in `@qinghe/hooks/data/client`). A
 * page that was prerendered for this address, opened by a visitor, is painted first, with its main pictures; its code is
 * loaded afterwards, and runs once somebody touches the page or it has rested for a while. It runs at once in WeChat, whose
 * menu shares the page without touching it, on phones at the desktop's addresses, which leave for the mobile site, on a shared
 * computer, whose visitor may be a member, in a page that the browser renders ahead of a press, where a formula is in sight, and
 * where the settings name scripts of others or an address for measurements. If the entry or one of its imports fails to load,
 * this script shows the error message, because no other code can. The speculation rules are removed for members, at other
 * addresses, and on slow or data-saving connections; elsewhere `takeOver` removes them once the router follows the links.
 */
function run(
  base: string,
  starts: readonly Start[],
  fonts: readonly Font[],
  times: { patience: number; rest: number; life: number },
  sign: () => Promise<void>,
) {
  const here = location.pathname.slice(base.length - 1) + location.search || '/';
  const start = starts.find(({ address }) => new RegExp(address).test(here));
  let token: string | null = null;
  let theme: string | null = null;
  let cache: RequestCache = 'default';
  /** The record that `@qinghe/hooks/stores/server` has saved. */
  let server: { api?: unknown; at?: unknown; lacks?: unknown; has?: unknown } = {};
  try {
    token = localStorage.getItem('meedu-user-token');
    // No header can carry such a token: treated as a visitor.
    if (token && /[^ -~]/.test(token)) {
      localStorage.removeItem('meedu-user-token');
      token = null;
    }
    // A visit on a shared computer: nothing may be cached.
    if (sessionStorage.getItem('qinghe:visit')) cache = 'no-store';
    const kept = localStorage.getItem('qinghe:server');
    if (kept) server = Object(JSON.parse(kept));
    theme = localStorage.getItem('qinghe:theme');
  } catch {
    // Storage is blocked or contains something else: treated as a visitor.
  }
  const { dataset } = document.documentElement;
  const isMine = dataset['prerendered'] === here && !token;
  // The same check as `sparesLine` in `@qinghe/hooks/offline`.
  const line: { saveData?: unknown; effectiveType?: unknown } = Object(
    Reflect.get(navigator, 'connection'),
  );
  if (!isMine || line.saveData || /[23]g/.test(String(line.effectiveType)))
    document.querySelector('script[type=speculationrules]')?.remove();
  // The same rule as `applyTheme` in `@qinghe/features/shell/Theme`: the choice saved on this device, else the system's
  // colour scheme.
  const isDarkSystem = matchMedia('(prefers-color-scheme: dark)').matches;
  if (theme === 'dark' || (theme !== 'light' && isDarkSystem)) dataset['theme'] = 'dark';
  const preload = (as: string, href: string, rel = 'preload') => {
    const link = document.createElement('link');
    // Browsers complain of what is preloaded and not used soon, but not of modules.
    link.rel = link.relList.supports(rel) ? rel : 'preload';
    link.as = as;
    if (as === 'script') link.crossOrigin = '';
    link.href = href;
    document.head.appendChild(link);
  };
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      const note = document.createElement('p');
      note.setAttribute('role', 'alert');
      note.style.cssText = 'margin:0;padding:2rem 1rem;text-align:center';
      const again = document.createElement('a');
      again.href = '';
      again.textContent = '重新加载';
      again.style.color = 'inherit';
      note.append('页面加载失败，请检查网络后', again);
      document.querySelector('#root > .boot')?.remove();
      document.body.prepend(note);
    },
    true,
  );
  const loadFonts = () => {
    for (const font of fonts)
      new FontFace(...font).load().then(
        (face) => document.fonts.add(face),
        () => undefined,
      );
  };
  // CSS rules arrive as text and are inserted into an empty style element, which the content security policy allows.
  const sheets = Array.from(document.querySelectorAll('script[type="text/css"]'), (rules) => {
    const text = rules.textContent;
    const style = document.createElement('style');
    rules.replaceWith(style);
    style.sheet?.insertRule(`@media all{${text}}`);
    // Emotion treats the class names listed here as already inserted.
    const names = new Set(Array.from(text.matchAll(/\.css-(\w+)/g), ([, name]) => name));
    const known = document.createElement('style');
    known.dataset['emotion'] = `css ${[...names].join(' ')}`;
    if (names.size > 0) style.before(known);
    return style;
  });
  if (dataset['prerendered']) {
    const [entry = '', ...others] = (dataset['scripts'] ?? '').split(' ');
    /** Loads a script; scripts run in the order of these calls. */
    const load = (src: string, type = '') => {
      const script = document.createElement('script');
      if (type) script.crossOrigin = '';
      script.type = type;
      script.async = false;
      script.src = src;
      document.head.appendChild(script);
      return script;
    };
    /** Loads what does not wait for a touch. Resolves if the school's settings name others who are to hear of every visit. */
    const loadSettings = () => {
      const [first = null] = sheets;
      // The complete style sheet; the page itself contains only the rules that it needs.
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = dataset['sheet'] ?? '';
      document.head.insertBefore(sheet, first);
      const script = load('/env.js');
      return new Promise<void>((resolve) => {
        script.onload = () => {
          // The school's current look replaces the one that the page was rendered with.
          if ('look' in dataset) first?.remove();
          const settings = Object(Reflect.get(window, '__QINGHE__'));
          if (Object(settings.scripts).list?.length || settings.vitalsUrl) resolve();
        };
      });
    };
    const touched = sign();
    const pass = (time: number) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, time);
      });
    const isUrgent =
      cache === 'no-store' ||
      Reflect.get(document, 'prerendering') ||
      /micromessenger/i.test(navigator.userAgent) ||
      (base === '/' && /android|mobile|phone|pad|pod/i.test(navigator.userAgent));
    document.addEventListener('DOMContentLoaded', () => {
      if (!isMine) {
        void loadSettings();
        loadFonts();
        load(entry, 'module');
        for (const file of others) preload('script', file);
        return;
      }
      // A frame reaches the screen some time after its script has run; loading code in between would delay it.
      const firstPaint = new Promise<void>((resolve) => {
        if (PerformanceObserver.supportedEntryTypes.includes('paint'))
          new PerformanceObserver((list) => {
            if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
          }).observe({ type: 'paint', buffered: true });
        else resolve();
      });
      const pictures = Array.from(
        document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'),
        (picture) => picture.decode().catch(() => undefined),
      );
      const painted = Promise.all([firstPaint, ...pictures])
        .then(() => new Promise(requestAnimationFrame))
        .then(() => pass(0));
      /** Whether a formula stands in sight as it was written. */
      const showsSource = () =>
        Array.from(document.querySelectorAll('[data-served], [data-served] *')).some((part) => {
          const isWritten = Array.from(part.childNodes).some(
            (node) => node instanceof Text && /\$[^$]+\$|\\[([]/.test(node.data),
          );
          const { top, bottom } = part.getBoundingClientRect();
          return isWritten && bottom > 0 && innerHeight > top && !part.closest('pre, code');
        });
      void Promise.race([painted, pass(times.patience)])
        .then(() => {
          const watched = loadSettings();
          loadFonts();
          for (const file of [entry, ...others]) preload('script', file, 'modulepreload');
          const rest = isUrgent || showsSource() ? 0 : times.rest;
          return Promise.race([touched, watched, pass(rest)]);
        })
        .then(() => load(entry, 'module'));
    });
    if (isMine) return;
    dataset['prerendered'] = 'other';
  } else document.addEventListener('DOMContentLoaded', loadFonts);
  const settings: { apiUrl?: unknown } = Object(
    // A prerendered page loads `/env.js` only with its code, so it carries the API's address itself.
    Reflect.get(window, '__QINGHE__') ?? { apiUrl: dataset['api'] },
  );
  const apiUrl = typeof settings.apiUrl === 'string' ? settings.apiUrl.replace(/\/+$/, '') : '';
  const answers: Record<string, { response: Promise<Response>; controller: AbortController }> = {};
  const ask = (path: string) => {
    const authorization: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const controller = new AbortController();
    const response = fetch(apiUrl + path, {
      cache,
      headers: {
        Accept: 'application/json',
        'meedu-platform': base === '/' ? 'PC' : 'H5',
        ...authorization,
      },
      signal: controller.signal,
    });
    response.catch(() => undefined);
    answers[apiUrl + path] = { response, controller };
    return response;
  };
  Reflect.set(window, '__QINGHE_START__', { token, answers });
  void ask('/api/v2/other/config');
  if (!start) return;
  for (const file of start.files) preload('script', file);
  const isKnown = server.api === apiUrl && times.life > Date.now() - Number(server.at);
  const lists = (list: unknown, call: string) =>
    isKnown && Array.isArray(list) && list.includes(call.split('?')[0]);
  const [, id = ''] = new RegExp(start.address).exec(here) ?? [];
  const calls = [
    ...start.calls.filter((call) => !lists(server.lacks, call)),
    ...(start.callsIfKnown ?? []).filter((call) => lists(server.has, call)),
  ];
  calls.forEach((call, order) => {
    const answer = ask(call.replace('$1', id));
    if (order > 0) return;
    void answer
      .then((response) => response.clone().text())
      .then((text) => {
        const [, picture] = /"thumb":\s*("[^"]+")/.exec(text) ?? [];
        const src: unknown = picture ? JSON.parse(picture) : '';
        if (typeof src === 'string' && src)
          preload('image', src.replace(/^\/(?!\/)/, `${apiUrl}/`));
      })
      .catch(() => undefined);
  });
}

/** Speculation rules: the browser may prerender public detail pages when the pointer rests on a link or a finger touches it. */
const rulesOf = (base: string) =>
  JSON.stringify({
    prerender: [
      {
        where: { href_matches: ['courses', 'activates'].map((name) => `${base}${name}/detail/*`) },
        eagerness: 'moderate',
      },
    ],
  });

/** Times in milliseconds. */
const TIMES = {
  /** How long loading the code of a prerendered page waits for the first paint and the main pictures. */
  patience: 1000,
  /** How long a prerendered page that nobody touches waits until its code runs. */
  rest: 3000,
  /** How long the saved record about the server is valid; the same value as in `@qinghe/hooks/stores/server`. */
  life: 24 * 60 * 60_000,
};

const PLACE = '<!-- head start -->';

const FONT_RULE = /@font-face\{([^{}]*)\}/g;

/**
 * Takes the fonts out of the entry's stylesheet: the rules of those of the device that stand in for others, which every page needs
 * at its first paint, and those in files, for `loadFonts`. For each `@font-face` in a sheet that comes later the browser looks for
 * all fonts of the device again, which takes as long as a layout; told of when it is there, a font costs one layout.
 */
function takeFonts(sheet: { source: string | Uint8Array } | undefined) {
  let standIns = '';
  const fonts: Font[] = [];
  if (typeof sheet?.source !== 'string') throw new Error('The entry has no stylesheet.');
  sheet.source = sheet.source.replace(FONT_RULE, (rule, text: string) => {
    const value = (name: string) => new RegExp(`(?:^|;)${name}:([^;]*)`).exec(text)?.[1];
    const source = value('src') ?? '';
    if (source.includes('url(')) {
      // The file holds no more than its range.
      const weight = value('font-weight') ?? 'normal';
      fonts.push([value('font-family') ?? '', source.replace(/format\(.*\)/, ''), { weight }]);
    } else standIns += rule;
    return '';
  });
  if (standIns === '' || fonts.length === 0) throw new Error('The stylesheet lacks its fonts.');
  return { standIns, fonts };
}

/**
 * Inserts the inline scripts of `index.html`: the speculation rules, the head start, and the one that keeps taps until the
 * code is loaded.
 */
export function headStart(starts: readonly HeadStart[]): Plugin {
  let base = '/';
  return {
    name: 'head-start',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(PLACE)) return html;
        const chunks = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [file] : [],
        );
        const closure = (name: string, found = new Set<string>()): Set<string> => {
          const chunk = chunks.find(({ fileName }) => fileName === name);
          if (!chunk || found.has(name)) return found;
          found.add(name);
          chunk.imports.forEach((next) => closure(next, found));
          return found;
        };
        const entry = chunks.find(({ isEntry }) => isEntry);
        const loaded = closure(entry?.fileName ?? '');
        const filesOf = (page: string) => {
          const chunk = chunks.find(({ facadeModuleId }) =>
            facadeModuleId?.endsWith(`/pages/${page}/${page}Page.tsx`),
          );
          if (!chunk) throw new Error(`The build has no page ${page}.`);
          return [...closure(chunk.fileName)].filter((file) => !loaded.has(file));
        };
        const known: Start[] = starts.map(({ page, ...start }) => ({
          ...start,
          files: filesOf(page).map((file) => base + file),
        }));
        const [style] = entry?.viteMetadata?.importedCss ?? [];
        const sheet = Object.values(bundle).find(({ fileName }) => fileName === style);
        const { standIns, fonts } = takeFonts(sheet?.type === 'asset' ? sheet : undefined);
        const { code } = minifySync(
          'headStart.js',
          `(${String(run)})(${JSON.stringify(base)}, ${JSON.stringify(known)}, ${JSON.stringify(fonts)}, ${JSON.stringify(TIMES)}, ${String(firstSign)})`,
        );
        const scripts = [code.trim().replace(/</g, '\\u003c'), keptTapsCode()];
        return html.replace(PLACE, () =>
          [
            `<script type="speculationrules">${rulesOf(base)}</script>`,
            `<script type="text/css">${standIns}</script>`,
            ...scripts.map((text) => `<script>${text}</script>`),
          ].join(''),
        );
      },
    },
  };
}
