import { readdirSync, readFileSync } from 'node:fs';
import { endpoints } from './endpoints.ts';
import { isRecord } from '../contract/read.ts';
import { parseRecording } from '../contract/recording.ts';

const folder = new URL('../../fixtures/recorded/', import.meta.url);

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

const recordings = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const parsed = parseRecording(readFileSync(new URL(name, folder), 'utf8'));
    return 'recording' in parsed ? [parsed.recording] : [];
  });

/** Endpoints with the bodies of their recorded successful replies from real servers, for tests. */
export const recordedSuccesses = endpoints.flatMap(({ endpoint }) => {
  const bodies = recordings
    .filter(
      ({ request }) =>
        request.method === endpoint.method && pattern(endpoint.path).test(request.path),
    )
    .map(({ response }) => response.body)
    .flatMap((body) => (isRecord(body) && body['code'] === 0 ? [body] : []));
  return bodies.length > 0 ? [{ endpoint, bodies }] : [];
});
