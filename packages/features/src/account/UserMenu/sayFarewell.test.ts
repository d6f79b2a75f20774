import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLogin, resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { resetSession, session, setLeaving } from '@qinghe/hooks/stores/session';
import { loadToasts, toast } from '@qinghe/ui/components/Toast';
import { shownToasts } from '@qinghe/ui/testing/shownToasts';
import { repeatFarewell } from './repeatFarewell.ts';
import { sayFarewell } from './sayFarewell.ts';

const leave = vi.fn<() => void>();
let page = new EventTarget();

/** Runs what is already due, without advancing the time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  await loadToasts();
  vi.useFakeTimers();
  page = new EventTarget();
  const location = { href: 'https://school.example/member' };
  vi.stubGlobal('window', Object.assign(page, { location }));
  leave.mockReset();
  toast.dismissAll();
  resetDialogs();
  resetSession();
  setLeaving(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sayFarewell', () => {
  it(
    'leaves 500 ms after the words are shown, no sooner and no later',
    { tags: ['spec:9.logout', 'spec:4.logout.steps', 'spec:8.success.logout'] },
    async () => {
      void sayFarewell('已安全退出', leave);
      await settle();
      expect(shownToasts()).toMatchObject([{ tone: 'success', text: '已安全退出' }]);
      await vi.advanceTimersByTimeAsync(499);
      expect(leave).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(leave).toHaveBeenCalledTimes(1);
    },
  );

  it('shows no login on the way, nor when the page comes back from the memory of the browser', async () => {
    void sayFarewell('已安全退出', leave);
    await vi.advanceTimersByTimeAsync(500);
    expect(session.isLeaving).toBe(true);
    page.dispatchEvent(new Event('pageshow'));
    page.dispatchEvent(new Event('pagehide'));
    expect(session.isLeaving).toBe(true);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.isLeaving).toBe(false);
  });

  it('says it again on the page that follows, once', async () => {
    void sayFarewell('已安全退出', leave);
    await vi.advanceTimersByTimeAsync(500);
    toast.dismissAll();
    repeatFarewell();
    await settle();
    expect(shownToasts()).toMatchObject([{ tone: 'success', text: '已安全退出' }]);
    toast.dismissAll();
    repeatFarewell();
    expect(shownToasts()).toEqual([]);
  });

  it('leaves a reader alone who has gone on to another page', async () => {
    void sayFarewell('已安全退出', leave);
    await vi.advanceTimersByTimeAsync(300);
    window.location.href = 'https://school.example/about';
    await vi.advanceTimersByTimeAsync(5000);
    expect(leave).not.toHaveBeenCalled();
    expect(session.isLeaving).toBe(false);
  });

  it('leaves a reader alone who is about to log in again', async () => {
    void sayFarewell('已安全退出', leave);
    await vi.advanceTimersByTimeAsync(300);
    openLogin();
    await vi.advanceTimersByTimeAsync(5000);
    expect(leave).not.toHaveBeenCalled();
    expect(session.isLeaving).toBe(false);
  });
});
