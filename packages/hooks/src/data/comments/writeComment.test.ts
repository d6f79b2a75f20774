import { afterEach, expect, it, vi } from 'vitest';
import { writeComment } from './usePostComment.ts';

const OK = { code: 0, message: '', data: [] };
const NO_ROUTE = { code: 404, message: '路由不存在', data: [] };

/** Answers each call by its path; returns the list of the paths that were called. */
function stubServer(replies: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'https://school.test');
    asked.push(pathname);
    return new Response(JSON.stringify(replies[pathname] ?? NO_ROUTE));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('reaches an older server although its list has not told yet', async () => {
  const asked = stubServer({ '/api/v2/course/5/comment': OK });
  const written = writeComment({ kind: 'course', id: 5 }, false, { content: '写得很清楚' });
  await expect(written).resolves.toBe(false);
  expect(asked).toHaveLength(2);
});

it('is not sent again where the server refuses it', async () => {
  const refusal = { code: 1, message: '评论太频繁', data: [] };
  const asked = stubServer({ '/api/v3/comment/store': refusal });
  const written = writeComment({ kind: 'course', id: 5 }, false, { content: '写得很清楚' });
  await expect(written).rejects.toThrow('评论太频繁');
  expect(asked).toEqual(['/api/v3/comment/store']);
});
