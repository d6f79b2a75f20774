import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubFetch } from '../testing/browser.ts';

const page = new EventTarget();

/** Modules as a page loads them, which listen to this page. */
async function open() {
  vi.resetModules();
  vi.stubGlobal('window', page);
  const [{ client }, { getCourseCategories }, { pass, onThrown }] = await Promise.all([
    import('../data/client/index.ts'),
    import('@qinghe/api/resources/courses'),
    import('../error-reports/announce.ts'),
  ]);
  return { ask: () => client.send(getCourseCategories, {}), pass, onThrown };
}

/** What a promise has come to by now. */
async function stateOf(promise: Promise<unknown>) {
  let state = 'pending';
  void promise.then(
    () => (state = 'answered'),
    () => (state = 'failed'),
  );
  await vi.advanceTimersByTimeAsync(0);
  return state;
}

describe('a page that is being left', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stubFetch({ code: 0 }).mockRejectedValue(new TypeError('NetworkError'));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says of calls that the browser ends only after a while that they failed', async () => {
    const { ask } = await open();
    expect(await stateOf(ask())).toBe('failed');
    page.dispatchEvent(new Event('beforeunload'));
    const ended = ask();
    expect(await stateOf(ended)).toBe('pending');
    await vi.advanceTimersByTimeAsync(9900);
    expect(await stateOf(ended)).toBe('pending');
    await vi.advanceTimersByTimeAsync(200);
    expect(await stateOf(ended)).toBe('failed');
    expect(await stateOf(ask()), 'the visitor has stayed').toBe('failed');
  });

  it('shows what is answered meanwhile', async () => {
    const { ask } = await open();
    page.dispatchEvent(new Event('beforeunload'));
    stubFetch({ code: 0, data: [] });
    expect(await stateOf(ask())).toBe('answered');
  });

  it('reports none of the code that it could not load any more', async () => {
    const { pass, onThrown } = await open();
    const heard = vi.fn<(thrown: unknown) => void>();
    onThrown(heard);
    page.dispatchEvent(new Event('beforeunload'));
    pass(new TypeError('error loading dynamically imported module'));
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    pass(new TypeError('a.b is undefined'));
    expect(heard).toHaveBeenCalledOnce();
  });
});
