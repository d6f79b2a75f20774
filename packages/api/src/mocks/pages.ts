import { HttpResponse } from 'msw';

/** Content of a placeholder page: a title, a line of text and optionally a form. */
export interface DemoPage {
  title: string;
  lead: string;
  action?: string;
  fields?: Record<string, string>;
  /** Submit buttons; the pressed one's value is sent as `choice`. */
  buttons?: { text: string; value: string }[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
}

const STYLE =
  '<style>body{margin:0;padding:2rem 1.25rem;font:1rem/1.75 system-ui,sans-serif;color:#171e1a;background:#fafbf7}' +
  'main{max-width:26rem;margin:auto}h1{font-size:1.375rem}' +
  'button{width:100%;min-height:3rem;border:1px solid #6d7a72;border-radius:.75rem;background:#fff;font:inherit}' +
  'p:first-child>button{border-color:#157f47;background:#157f47;color:#fff}</style>';

/** Renders a placeholder for the page of a vendor: WeChat and QQ consent, face check, cashier. */
export function demoPage({ title, lead, action, fields = {}, buttons = [] }: DemoPage): Response {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  const submits = buttons
    .map(
      ({ text, value }) =>
        `<p><button name="choice" value="${escapeHtml(value)}">${escapeHtml(text)}</button></p>`,
    )
    .join('');
  const form = action
    ? `<form method="post" action="${action}">${inputs}<div>${submits}</div></form>`
    : '';
  return HttpResponse.html(
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${escapeHtml(title)} · 青禾学堂</title>${STYLE}</head>` +
      `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>${form}</main></body></html>`,
    { headers: { 'Referrer-Policy': 'no-referrer' } },
  );
}

/** Whether the text is an absolute http(s) address. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);
}

/** Redirects the browser to an address after a form was submitted (HTTP 303). */
export function seeOther(url: string): Response {
  return new HttpResponse(null, { status: 303, headers: { Location: new URL(url).href } });
}
