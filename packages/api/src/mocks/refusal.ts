import { HttpResponse } from 'msw';
import { school } from './db.ts';
import { fail, HEADERS, noRoute, type Refusal } from './reply.ts';

const KICKED_OUT = '请重新登录';
const MISHAP = '错误';

/** Returns an error as generation A's framework sends it below `/api/v3`: an HTTP status and no envelope. */
function bare(status: number, message: string): Response {
  return HttpResponse.json({ message }, { status, headers: HEADERS });
}

function bareRefusal({ code, message }: Refusal): Response | null {
  switch (code) {
    case 401:
      return bare(401, 'Unauthenticated.');
    case 404:
      return bare(404, message === noRoute().message ? '' : 'No query results for model [Row].');
    case 429:
      return bare(429, 'Too Many Attempts.');
    default:
      return message === MISHAP ? bare(500, 'Server Error') : null;
  }
}

/** Returns a refusal in generation A's envelope: 401, 404 and 429 have the message `错误`, and 404 has code 1 (contract 1.2). */
function vague({ code, message }: Refusal): Response {
  if (code === 401 || code === 429) return fail(code, MISHAP);
  return code === 404 ? fail(1, MISHAP) : fail(code, message);
}

/** Returns the response to a refused call in the form of the simulated generation; `path` is the one below `/api`. */
export function refusal(error: Refusal, path: string): Response {
  const isKickOut = error.code === 401 && error.message === KICKED_OUT;
  if (school.generation !== 'A' || isKickOut || path.startsWith('/demo/'))
    return fail(error.code, error.message);
  return (path.startsWith('/v3/') ? bareRefusal(error) : null) ?? vague(error);
}
