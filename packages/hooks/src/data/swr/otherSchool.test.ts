// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { preload, SWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { afterEach, expect, it, vi } from 'vitest';
import { getCourse } from '@qinghe/api/resources/courses';
import { AppSWRConfig, endpointKey, OtherSchool, useEndpoint } from './index.ts';
import type { OtherSchoolProps } from './index.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const asked: [url: string, token: string | null][] = [];

function answer(url: string, init?: RequestInit): Promise<Response> {
  asked.push([url, new Headers(init?.headers).get('authorization')]);
  const data = { course: { id: 7, title: new URL(url).host } };
  return Promise.resolve(new Response(JSON.stringify({ code: 0, message: '', data })));
}

const Title = () =>
  createElement('p', null, useEndpoint(getCourse, { id: 7 }).data?.course.title ?? '…');

const school = (key: string, child: () => React.ReactNode, tokens?: OtherSchoolProps['tokens']) => {
  const props = { apiUrl: `https://${key}.example`, children: createElement(child) };
  return createElement(OtherSchool, { key, ...props, ...(tokens && { tokens }) });
};

async function show(...children: React.ReactNode[]) {
  const box = document.createElement('div');
  const root = createRoot(box);
  const fresh = { provider: () => new Map() };
  await act(async () => {
    root.render(
      createElement(SWRConfig, { value: fresh }, createElement(AppSWRConfig, null, ...children)),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return { words: box.textContent, leave: () => act(() => root.unmount()) };
}

afterEach(() => {
  asked.length = 0;
  delete window.__QINGHE__;
  vi.unstubAllGlobals();
});

it('two schools on one page answer for themselves', async () => {
  vi.stubGlobal('fetch', answer);
  window.__QINGHE__ = { apiUrl: 'https://a.example' };
  // A preloaded reply belongs to the page's own school.
  void preload(endpointKey(getCourse, { id: 7 }), () =>
    Promise.resolve({ course: { title: '!' } }),
  );
  const tokens = { read: () => 'tok', remove: vi.fn<() => void>() };
  const { words, leave } = await show(
    school('b', Title, tokens),
    createElement(Title, { key: 'a' }),
    school('c', Title),
  );
  expect(words).toBe('b.example!c.example');
  expect(asked.map(([url, token]) => [new URL(url).host, token])).toEqual([
    ['b.example', 'Bearer tok'],
    ['c.example', null],
  ]);
  leave();
});

it('what changes something fails below another school', async () => {
  const change = vi.fn<() => void>();
  const failed = vi.fn<() => void>();
  function Changes() {
    const { trigger } = useSWRMutation('toggleCourseLike', change);
    useEffect(() => void trigger().catch(failed), [trigger]);
    return null;
  }
  const { leave } = await show(school('b', Changes));
  expect(change).not.toHaveBeenCalled();
  expect(String(failed.mock.calls[0])).toContain('only read');
  leave();
});
