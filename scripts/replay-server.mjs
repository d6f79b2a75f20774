// Starts a server that stands in for a real school: it answers with replies recorded from one.
// node scripts/replay-server.mjs DIR [PORT]   e.g. packages/api/fixtures/recorded/B-4.9.12 4320
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Recordings of a server in trouble; they are left out, as they could be chosen instead of normal ones. */
const ILL = /^(redis-down|maintenance|rate-limit|headers-production-mode)\./;

const [dir, port = '4320'] = process.argv.slice(2);
if (!dir) {
  console.error('Usage: node scripts/replay-server.mjs DIR [PORT]');
  process.exit(1);
}

const recordings = readdirSync(dir)
  .filter((name) => name.endsWith('.json') && !ILL.test(name))
  .sort()
  .map((name) => ({ name, ...JSON.parse(readFileSync(path.join(dir, name), 'utf8')) }));

/** The reply to a call that the server does not have: 4.9.6 uses one message for every error (contract 1.2). */
const unknownRoute = path.basename(dir).startsWith('A-')
  ? { code: 1, message: '错误', data: [] }
  : { code: 404, message: '路由不存在', data: [] };

/** Measures how much two sets of parameters differ; a recorded parameter missing in the request counts most. */
function distance(recorded, asked) {
  const names = new Set([...Object.keys(recorded), ...Object.keys(asked)]);
  let sum = 0;
  for (const name of names) {
    if (!(name in recorded)) sum += 1;
    else if (!(name in asked)) sum += 4;
    else if (String(recorded[name]) !== String(asked[name])) sum += 3;
  }
  return sum;
}

/** Ranks a recording, lower is better: first by who makes the call, then by parameters, then by how ordinary the case is. */
function rank({ name, request, response }, asked) {
  const isOrdinary = /\.(ok|default|pc)\.json$/.test(name);
  return (
    (request.auth === asked.auth ? 0 : request.auth === 'bad' ? 60 : 30) +
    distance(request.query, asked.query) +
    distance(request.body ?? {}, asked.body) +
    (response.body?.code === 0 ? 0 : 0.5) +
    (name.includes('.empty-site.') ? 2 : 0) -
    (isOrdinary ? 0.75 : 0)
  );
}

function parseBody(body) {
  try {
    return Object(JSON.parse(body));
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
}

function find(asked) {
  return recordings
    .filter(({ request }) => request.method === asked.method && request.path === asked.path)
    .map((recording) => ({ recording, rank: rank(recording, asked) }))
    .sort((a, b) => a.rank - b.rank)[0]?.recording;
}

const server = createServer(async (req, res) => {
  const url = new URL(req.url ?? '/', 'http://school');
  const found = find({
    method: req.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: parseBody(await text(req)),
    auth: req.headers.authorization ? 'member' : 'none',
  });
  const { status, headers, body } = found?.response ?? {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: unknownRoute,
  };
  res.writeHead(status, { ...headers, 'x-replayed': found?.name ?? 'none' });
  res.end(typeof body === 'string' ? body : JSON.stringify(body));
});

server.listen(Number(port), '127.0.0.1', () => {
  const { port: bound } = server.address();
  console.log(`Replaying ${recordings.length} replies of ${dir} at http://127.0.0.1:${bound}`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
