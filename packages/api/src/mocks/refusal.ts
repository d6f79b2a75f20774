import { HttpResponse } from 'msw';
import { school } from './db.ts';
import { fail, HEADERS, noRoute, type Refusal } from './reply.ts';

const KICKED_OUT = '请重新登录';
const MISHAP = '错误';

/** An error that generation A's framework answers below `/api/v3`: an HTTP status and no envelope. */
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

/** Generation A has one word for all that is not its own refusal: what is not there is `1 错误` (contract 1.2). */
function vague({ code, message }: Refusal): Response {
  if (code === 401 || code === 429) return fail(code, MISHAP);
  return code === 404 ? fail(1, MISHAP) : fail(code, message);
}

/** How the played server generation says a refusal of a call, by its path below `/api`. */
export function refusal(error: Refusal, path: string): Response {
  const isKickOut = error.code === 401 && error.message === KICKED_OUT;
  if (school.generation !== 'A' || isKickOut || path.startsWith('/demo/'))
    return fail(error.code, error.message);
  return (path.startsWith('/v3/') ? bareRefusal(error) : null) ?? vague(error);
}
