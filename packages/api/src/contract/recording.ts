import * as v from 'valibot';

const RecordingSchema = v.object({
  request: v.object({
    method: v.string(),
    path: v.string(),
    query: v.fallback(v.record(v.string(), v.unknown()), () => ({})),
    body: v.fallback(v.record(v.string(), v.unknown()), () => ({})),
    auth: v.optional(v.string(), 'none'),
    headers: v.fallback(v.record(v.string(), v.string()), () => ({})),
    'content-type': v.optional(v.string()),
  }),
  response: v.object({
    status: v.number(),
    headers: v.fallback(v.record(v.string(), v.string()), () => ({})),
    body: v.unknown(),
  }),
});

/** A request and the reply that a real server gave to it. */
export type Recording = v.InferOutput<typeof RecordingSchema>;

/** Parses the text of a recording file, or returns the reason why it is not a recording. */
export function parseRecording(text: string): { recording: Recording } | { reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { reason: 'not JSON' };
  }
  const result = v.safeParse(RecordingSchema, json);
  if (result.success) return { recording: result.output };
  const [issue] = result.issues;
  return { reason: `not a recording: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}` };
}
