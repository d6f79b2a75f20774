import createPurifier, { type Config } from 'dompurify';
import { deferStyles } from './styleAttributes.ts';

const purifier = createPurifier(window);

/** The one policy for HTML from outside. Text of refused elements stays, their behaviour does not. */
const POLICY = {
  ALLOWED_TAGS:
    'p br hr div span section article h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code kbd samp var strong b em i u s del ins sub sup mark small abbr q cite time ruby rt rp a img figure figcaption table caption colgroup col thead tbody tfoot tr th td details summary video audio source iframe'.split(
      ' ',
    ),
  ALLOWED_ATTR:
    'href title src alt width height colspan rowspan span scope start reversed datetime lang dir open poster class data-style'.split(
      ' ',
    ),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ADD_URI_SAFE_ATTR: ['data-style'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
} satisfies Config;

const LENGTH = /^\d{1,4}(?:\.\d+)?(?:px|em|rem|%)$/;

/** Style properties that may stay, with their values: none that moves, covers or colours. */
const STYLES: readonly [string, RegExp][] = [
  ['text-align', /^(?:left|right|center|justify|start|end)$/],
  ['text-indent', /^\d(?:\.\d+)?em$/],
  ['text-decoration', /^(?:underline|line-through)$/],
  ['font-weight', /^(?:bold|normal|[1-9]00)$/],
  ['vertical-align', /^(?:baseline|top|middle|bottom|sub|super)$/],
  ['width', LENGTH],
];

const CLASSES = /^(?:lang(?:uage)?-[\w+#-]+|math(?:-[\w-]+)?)$/;

function keepStyles(element: HTMLElement) {
  const { style } = document.createElement('span');
  style.cssText = element.getAttribute('data-style') ?? '';
  const kept = STYLES.flatMap(([name, values]) => {
    const value = style.getPropertyValue(name);
    return values.test(value) ? [`${name}: ${value}`] : [];
  });
  if (kept.length > 0) element.setAttribute('data-style', kept.join('; '));
  else element.removeAttribute('data-style');
}

/** A class of code without a prefix, as highlight.js and old editors write, may name its language. */
const named = (name: string) => (/^[a-z]/i.test(name) ? `language-${name}` : name);

function keepClasses(element: HTMLElement) {
  const isCode = element.matches('pre, code');
  const kept = Array.from(element.classList)
    .map((name) => (isCode && !CLASSES.test(name) ? named(name) : name))
    .filter((name) => CLASSES.test(name));
  if (kept.length > 0) element.className = kept.join(' ');
  else element.removeAttribute('class');
}

function isAllowedFrame(frame: HTMLIFrameElement, hosts: readonly string[]) {
  try {
    const { protocol, host } = new URL(frame.getAttribute('src') ?? '', 'https://invalid.invalid');
    return protocol === 'https:' && hosts.includes(host);
  } catch {
    return false;
  }
}

function guardFrames(root: HTMLElement, hosts: readonly string[]) {
  for (const frame of root.querySelectorAll('iframe')) {
    if (!isAllowedFrame(frame, hosts)) {
      frame.remove();
      continue;
    }
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-presentation allow-popups',
    );
    frame.setAttribute('allow', 'fullscreen; picture-in-picture');
    frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    frame.setAttribute('loading', 'lazy');
    if (!frame.title) frame.title = '嵌入的视频';
  }
}

/**
 * HTML from outside as a detached, inert element with the policy applied: no script, form, id,
 * foreign class, or style that could cover the page; frames only from `frameHosts`. Styles are deferred:
 * see `applyStyles`.
 */
export function sanitize(html: string, frameHosts: readonly string[]): HTMLElement {
  const clean = purifier.sanitize(deferStyles(html), POLICY);
  const root = new DOMParser().parseFromString(clean, 'text/html').body;
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) keepStyles(element);
  for (const element of root.querySelectorAll<HTMLElement>('[class]')) keepClasses(element);
  guardFrames(root, frameHosts);
  return root;
}
