import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { local, localKeys } from '../../storage/index.ts';
import { logout, resetSession, session } from '../../stores/session/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import { announceMark, applyMark, isRead, readMark } from './readMarks.ts';

const at = (hour: string) => `2026-11-20T${hour}:00:00.000Z`;
const message = { id: 'a', read_at: null, created_at: at('09') };

beforeEach(() => {
  stubWindow();
  resetSession();
});
afterEach(() => vi.unstubAllGlobals());

describe('isRead', () => {
  it('goes by the server, by single marks and by the mark for all', () => {
    expect(isRead(message, session.readMarks)).toBe(false);
    expect(isRead({ ...message, read_at: at('10') }, session.readMarks)).toBe(true);
    applyMark({ id: 'a' });
    expect(isRead(message, session.readMarks)).toBe(true);
    expect(isRead({ ...message, id: 'b' }, session.readMarks)).toBe(false);
  });

  it('leaves later and undated messages unread', () => {
    applyMark({ upTo: at('09') });
    expect(isRead(message, session.readMarks)).toBe(true);
    expect(isRead({ ...message, created_at: at('10') }, session.readMarks)).toBe(false);
    expect(isRead({ ...message, created_at: null }, session.readMarks)).toBe(false);
  });

  it('forgets everything with the session', () => {
    applyMark({ id: 'a' });
    applyMark({ upTo: at('09') });
    logout();
    expect(isRead(message, session.readMarks)).toBe(false);
  });
});

describe('what another tab announces', () => {
  it.each([{ id: 'a' }, { upTo: at('09') }])('comes over: %j', (mark) => {
    announceMark(mark);
    expect(readMark(local.read(localKeys.readMessages))).toEqual(mark);
  });

  it.each([null, '', '{', '1', 'null', '[]', '{"id":7}', '{"upTo":null}'])(
    'is left alone when it is %j',
    (value) => {
      expect(readMark(value)).toBeNull();
    },
  );
});
