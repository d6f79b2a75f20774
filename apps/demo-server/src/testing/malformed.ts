import { endpoints } from '@qinghe/api/conformance/endpoints';

/** Returns a generator of pseudo-random numbers that are the same at every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** All calls except those that end the session, after which the others would be refused early. */
const CALLS = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => !/logout|destroy/.test(path));

const SITE_PATHS = [
  '/',
  '/h5/',
  '/courses/detail/7',
  '/assets/main-1a2b3c.js',
  '/demo/media/lesson-1.mp4',
  '/demo/covers/python.svg',
  '/env.js',
  '/healthz',
];

const PIECES = [
  '%',
  '%00',
  '%2e%2e',
  '%c0%ae',
  '%E0%A4%A',
  '%ff',
  '..',
  '/',
  '//',
  '\\',
  '?',
  '#',
  '&&==',
  '\u0000',
  ' ',
  '学',
  '[]',
  '{}',
  "'",
  ';',
  '0',
  '-1',
  'NaN',
  '9'.repeat(40),
  'x'.repeat(4000),
  '__proto__',
  'constructor',
];

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  '',
  '0',
  '學'.repeat(300),
  [],
  {},
  [[]],
  { __proto__: 1 },
  { id: { id: {} } },
  '<script>',
];

const BODIES = ['', '{', '[]', 'null', '"', '{"a":', '\u0000\u0001', 'a=1&a=2&b[]=3', '{"a":1}{}'];

const RANGES = [
  'bytes=0-',
  'bytes=-1',
  'bytes=5-1',
  'bytes=99999999999999999999-',
  'bytes=0-1,3-4',
  'bytes=--',
  'bytes=',
  'items=1-2',
  'bytes=a-b',
  'bytes=0-9e99',
];

const LINES = [
  'GET',
  'GET /',
  'GET / HTTP/9.9',
  'GET  /  HTTP/1.1',
  '\r\n\r\nGET / HTTP/1.1',
  'GET http://[::1 HTTP/1.1',
  'GET * HTTP/1.1',
  'CONNECT a:1 HTTP/1.1',
  'PRI * HTTP/2.0',
  '\u0016\u0003\u0001',
  'OPTIONS * HTTP/1.1',
  'get / HTTP/1.1',
];

const HEADERS = [
  'Host: [',
  'Host: a b',
  'Host: evil.example/x?y#z',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Transfer-Encoding: gzip, chunked',
  'Content-Type: multipart/form-data',
  'Content-Type: multipart/form-data; boundary=""',
  'Content-Type: application/json; charset=utf-99',
  'Accept-Encoding: br;q=nan, *;q=',
  'Authorization: Bearer',
  'Authorization: Bearer \u00ff\u00fe',
  'Cookie: qinghe-scenario=%E0%A4%A; a',
  'If-None-Match: ' + 'W/"'.repeat(200),
  'X: ' + 'y'.repeat(20_000),
  'Expect: 100-continue',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'No colon here',
  ': empty',
];

/**
 * Generates malformed requests that no honest client sends, as bytes, the same at every run: broken lines, paths, headers,
 * bodies and ranges, for pages, files and every call of the contract.
 *
 * @param token Token of a member, so that calls get past the login check.
 */
export function* malformedRequests(count: number, token: string): Generator<Buffer> {
  const random = createRandom(20_261_121);
  const pick = <T>(list: readonly T[], fallback: T): T => list[random(list.length)] ?? fallback;
  const some = (most: number, make: () => string) =>
    Array.from({ length: random(most + 1) }, make).join('');
  const mess = () => some(3, () => pick(PIECES, ''));
  const value = () => JSON.stringify(pick(VALUES, null));

  const call = () => {
    const endpoint = pick(CALLS, CALLS[0]);
    const path = (endpoint?.path ?? '/api').replace(/\{\w+\}/g, () =>
      encodeURIComponent(pick(PIECES, '1')),
    );
    return { method: endpoint?.method ?? 'GET', path };
  };
  const body = () =>
    random(3) === 0
      ? pick(BODIES, '')
      : `{${['id', 'page', 'mobile', 'course_id', 'content', 'password', 'sign']
          .filter(() => random(2) === 0)
          .map((name) => `"${name}":${value()}`)
          .join(',')}}`;

  for (let made = 0; made < count; made += 1) {
    const isCall = random(3) > 0;
    const { method, path } = isCall
      ? call()
      : { method: pick(['GET', 'HEAD', 'POST', 'TRACE'], 'GET'), path: pick(SITE_PATHS, '/') };
    const line =
      random(10) === 0 ? pick(LINES, '') : `${method} ${path}${random(2) ? mess() : ''} HTTP/1.1`;
    const content = method === 'GET' ? '' : body();
    // One in five has a `Content-Length` that may be too large or too small.
    const length = Buffer.byteLength(content) + (random(5) === 0 ? random(9) - 4 : 0);
    const headers = [
      'Host: school.test',
      'Connection: close',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      ...(content ? [`Content-Length: ${length}`] : []),
      ...(random(4) === 0 ? [`Range: ${pick(RANGES, '')}`] : []),
      ...(random(3) === 0 ? [pick(HEADERS, '')] : []),
    ];
    yield Buffer.from(`${line}\r\n${headers.join('\r\n')}\r\n\r\n${content}`);
  }
}
