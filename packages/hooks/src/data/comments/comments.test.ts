import { describe, expect, it } from 'vitest';
import { getComments, getCourseComments } from '@qinghe/api/resources/comments';
import { replyOf } from '../../testing/fixtures.ts';
import { fromComments, fromLegacyComments } from './commentEntry.ts';

describe('course comments', () => {
  it('of generation C keep their approval and answers', async () => {
    const reply = await replyOf(
      getComments,
      { rt: 1, rid: 7 },
      {
        data: [
          {
            id: 'W279wEovDg8pLz1X',
            content: '讲得清楚 <b>',
            ip_province: '浙江省',
            is_check: 0,
            created_at: '2024-11-20T02:00:00.000000Z',
            user: { avatar: '', nick_name: '小禾' },
            replies_count: 2,
            replies: [
              {
                id: 'r2',
                content: '我也是',
                is_check: 1,
                created_at: '2024-11-20T03:00:00.000000Z',
                user: [],
                reply_user: { avatar: '', nick_name: '老郑' },
              },
            ],
          },
        ],
        total: 9,
      },
    );
    expect(fromComments(reply)).toEqual({
      total: 9,
      items: [
        {
          id: 'W279wEovDg8pLz1X',
          content: '讲得清楚 <b>',
          isApproved: false,
          createdAt: '2024-11-20T02:00:00.000Z',
          province: '浙江省',
          user: { avatar: '', nick_name: '小禾' },
          answersTo: null,
          replies: [
            {
              id: 'r2',
              content: '我也是',
              isApproved: true,
              createdAt: '2024-11-20T03:00:00.000Z',
              province: '',
              user: null,
              answersTo: '老郑',
              replies: [],
              repliesCount: 0,
            },
          ],
          repliesCount: 2,
        },
      ],
    });
  });

  it('of older generations are text, approved and without answers', async () => {
    const comments = [
      { id: 3, user_id: 1, render_content: '<p>A &amp; B 都<b>好</b></p>' },
      { id: 4, user_id: 2, render_content: '学员已注销' },
    ];
    const reply = await replyOf(
      getCourseComments,
      { id: 7 },
      { comments, users: { 1: { id: 1, avatar: '', nick_name: '小禾' } } },
    );
    const { items, total } = fromLegacyComments(reply);
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      id: '3',
      content: 'A & B 都好',
      isApproved: true,
      repliesCount: 0,
      user: { nick_name: '小禾' },
    });
    expect(items[1]?.user).toBeNull();
  });
});
