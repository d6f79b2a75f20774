// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { aliasOf } from '../../url/index.ts';
import { resetSystem, setAliasOf, useOpenHref } from './index.ts';

/** Renders links to these addresses; returns what they lead to, from each time that they were rendered. */
function renderLinks(addresses: readonly (string | null)[]) {
  const seen = vi.fn<(hrefs: (string | null)[]) => void>();
  function Links() {
    const readHref = useOpenHref(addresses);
    seen(addresses.map((address) => readHref(address)));
    return null;
  }
  const root = createRoot(document.createElement('main'));
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(createElement(Links)));
  return seen;
}

const readTable = async () => {
  setAliasOf((address) => aliasOf(address, 'desktop'));
  // The store tells its readers in a microtask, and React renders in another.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
};

beforeEach(resetSystem);

it('resolves what a school has typed', () => {
  const [hrefs] = renderLinks(['/courses', 'javascript:alert(1)', null]).mock.calls[0] ?? [];
  expect(hrefs).toEqual(['/courses', null, null]);
});

it('resolves old addresses once their table is there', async () => {
  const seen = renderLinks(['/study', '/activates']);
  await readTable();
  expect(seen.mock.calls).toEqual([[['/study', '/activates']], [['/study-center', '/activates']]]);
});

it('renders nothing again for the table where no address is old', async () => {
  const seen = renderLinks(['/courses', 'https://school.example/study', null]);
  await readTable();
  expect(seen).toHaveBeenCalledOnce();
});
