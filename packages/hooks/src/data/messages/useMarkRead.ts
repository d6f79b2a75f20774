import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import {
  getMessages,
  getUnreadCount,
  markAllMessagesRead,
  markMessageRead,
} from '@qinghe/api/resources/messages';
import { markRead, markReadUpTo, session, setFreshUnread } from '../../stores/session/index.ts';
import { client } from '../client/index.ts';
import { endpointKey, useInvalidate } from '../swr/index.ts';
import { announceMark, applyMark } from './readMarks.ts';
import type { ReadMark } from './readMarks.ts';

/**
 * Returns a function that runs a call which marks messages as read. Messages and count change at once, in the other tabs once the
 * call has succeeded, and are rolled back when it fails.
 */
function useReading() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (mark: ReadMark, nextCount: (count: number) => number, send: () => Promise<unknown>) => {
      const key = endpointKey(getUnreadCount, {});
      const upToBefore = session.readMarks.upTo;
      let taken = 0;
      applyMark(mark);
      await mutate<number>(
        key,
        (count) => {
          if (count === undefined) return undefined;
          const next = nextCount(count);
          taken = count - next;
          return next;
        },
        { revalidate: false },
      );
      try {
        await send();
        announceMark(mark);
      } catch (error) {
        if ('id' in mark) markRead(mark.id, false);
        else markReadUpTo(upToBefore);
        setFreshUnread(true);
        // Other marks may have changed the count since, so what this one took is added.
        void mutate<number>(key, (count) => (count === undefined ? undefined : count + taken), {
          revalidate: false,
        });
        throw error;
      }
    },
    [mutate],
  );
}

/** Marks one message as read (contract E-25). `trigger` takes its id and rejects with the reason. */
export function useMarkRead() {
  const run = useReading();
  return useSWRMutation<void, Error, string, string>(markMessageRead.name, (_key, { arg: id }) =>
    run(
      { id },
      (count) => Math.max(0, count - 1),
      () => client.send(markMessageRead, { id }),
    ),
  );
}

/**
 * Marks all messages as read (contract E-26). `trigger` takes the creation time of the newest one shown, so that later messages
 * stay unread, and rejects with the reason.
 */
export function useMarkAllRead() {
  const run = useReading();
  const invalidate = useInvalidate();
  return useSWRMutation<void, Error, string, string>(
    markAllMessagesRead.name,
    (_key, { arg: upTo }) =>
      run(
        { upTo },
        () => 0,
        () => client.send(markAllMessagesRead, {}),
      ),
    { onSuccess: () => invalidate(getMessages) },
  );
}
