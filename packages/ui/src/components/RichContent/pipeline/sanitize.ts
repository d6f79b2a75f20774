import createPurifier, { type Config } from 'dompurify';
import { dom } from './dom.ts';
import { keepDesign } from './design.ts';
import { deferStyles } from './styleAttributes.ts';

const purifier = createPurifier(dom());

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

const CLASSES = /^(?:lang(?:uage)?-[\w+#-]+|math(?:-[\w-]+)?)$/;

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

/** Hosts that content may name. */
export interface ContentHosts {
  /** Whose frames may stay. */
  frameHosts: readonly string[];
  /** Whose pictures may stand below words. */
  pictureHosts: readonly string[];
}

/**
 * HTML from outside as a detached, inert element with the policy applied: no script, form, id,
 * foreign class, or style that could cover the page; frames and pictures below words only from hosts that are named.
 * Styles are deferred: see `applyStyles`.
 */
export function sanitize(html: string, { frameHosts, pictureHosts }: ContentHosts): HTMLElement {
  const clean = purifier.sanitize(deferStyles(html), POLICY);
  const root = new (dom().DOMParser)().parseFromString(clean, 'text/html').body;
  keepDesign(root, pictureHosts);
  for (const element of root.querySelectorAll<HTMLElement>('[class]')) keepClasses(element);
  guardFrames(root, frameHosts);
  return root;
}
