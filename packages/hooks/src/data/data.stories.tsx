import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { expect, waitFor } from 'storybook/test';
import { describeError } from '@qinghe/api/client';
import { getCourse } from '@qinghe/api/resources/courses';
import { Live, Printed, TryOut } from '../../../../.storybook/blocks/Live.tsx';
import { liveStory } from '../../../../.storybook/blocks/liveStory.tsx';
import { useActivities } from './activities/index.ts';
import { useLatestAnnouncement } from './announcements/index.ts';
import { useLoginPassword, useMemberStatus } from './auth/index.ts';
import { client } from './client/index.ts';
import { useComments } from './comments/index.ts';
import { useConfig } from './config/index.ts';
import {
  preloadCourse,
  useCourse,
  useCourseCategories,
  useCourses,
  useCoursesInfinite,
} from './courses/index.ts';
import { useDeviceData } from './device/index.ts';
import { useFooterCategories } from './footer/index.ts';
import { forgetAim, keepAim, readAim } from './gates/index.ts';
import { useHomeBlocks } from './home/index.ts';
import { useLesson } from './lessons/index.ts';
import { useMember, useUnreadCount } from './member/index.ts';
import { useMessages } from './messages/index.ts';
import { useNavs } from './navs/index.ts';
import { tagsOf } from './notes/index.ts';
import { useOrders } from './orders/index.ts';
import { describeTimeLeft, unwatched, watchedPercent } from './playback/index.ts';
import { usePoints } from './points/index.ts';
import { createRecorder } from './prerender/index.ts';
import { useSetNickname } from './profile/index.ts';
import { useRoles } from './roles/index.ts';
import { useSchoolPage } from './schoolPages/index.ts';
import { foldedWords, useSearch } from './search/index.ts';
import { useStudyCourses } from './study/index.ts';
import { useEndpoint } from './swr/index.ts';
import { useTeachers } from './teachers/index.ts';
import { useWechatScan } from './wechatScan/index.ts';
import { addressesToSign } from './wechatShare/index.ts';

/** What the hooks answer here and now, against the demo school of the toolbar’s scenario. */
const meta = { title: 'Live examples', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const noCode = () => Promise.resolve(null);

/** A page of activities. */
export const Activities = liveStory(function useIt() {
  return useActivities({});
}, '稻田写生');

let renders = 0;
let refreshes = 0;

function GrowingList() {
  const { items, refresh } = useCoursesInfinite();
  useEffect(() => {
    renders += 1;
  });
  return (
    <button type="button" onClick={() => void refresh().then(() => (refreshes += 1))}>
      Refresh {items.length} courses
    </button>
  );
}

/** A list that is refreshed and has not changed is not rendered again. */
export const RefreshedList: StoryObj = {
  tags: ['!dev'],
  render: () => <GrowingList />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Refresh [1-9]/ });
    const before = { renders, refreshes };
    await userEvent.click(button);
    await waitFor(() => expect(refreshes).toBe(before.refreshes + 1));
    await new Promise(requestAnimationFrame);
    await expect(renders).toBe(before.renders);
  },
};

/** The newest announcement. */
export const Announcements = liveStory(function useIt() {
  return useLatestAnnouncement();
}, '"title"');

function LoginExample() {
  const { trigger, isMutating, error } = useLoginPassword();
  const { status } = useMemberStatus();
  const logIn = () =>
    trigger({ mobile: '13800000001', password: 'qinghe123' }).catch(() => undefined);
  return (
    <>
      <button type="button" onClick={() => void logIn()}>
        trigger({'{'} mobile, password {'}'})
      </button>
      <Printed label="What the hook answers">{{ status, isMutating, error }}</Printed>
    </>
  );
}

/** A login with the demo account; the session follows. */
export const Auth: StoryObj = {
  render: () => <LoginExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent('"member"'));
  },
};

function ClientExample() {
  const [shown, setShown] = useState<unknown>(null);
  const ask = (id: number) =>
    client.send(getCourse, { id }).then(
      ({ course }) => setShown({ id: course.id, title: course.title, charge: course.charge }),
      (error: unknown) => setShown({ error, words: describeError(error).message }),
    );
  return (
    <>
      <button type="button" onClick={() => void ask(1)}>
        client.send(getCourse, {'{'} id: 1 {'}'})
      </button>{' '}
      <button type="button" onClick={() => void ask(9999)}>
        client.send(getCourse, {'{'} id: 9999 {'}'})
      </button>
      <Printed label="What the client answers">{shown}</Printed>
    </>
  );
}

/** A call that the server answers, and one that it refuses. */
export const Client: StoryObj = {
  render: () => <ClientExample />,
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByRole('region');
    await userEvent.click(canvas.getByRole('button', { name: /id: 1 / }));
    await waitFor(() => expect(answer).toHaveTextContent('Python 零基础'));
    await userEvent.click(canvas.getByRole('button', { name: /9999/ }));
    await waitFor(() => expect(answer).toHaveTextContent('ApiError'));
  },
};

/** The comments on a course. */
export const Comments = liveStory(function useIt() {
  return useComments({ kind: 'course', id: 1 });
}, '老郑');

/** System config. */
export const Config = liveStory(function useIt() {
  return useConfig();
}, '"data"');

/** A page of courses. */
export const Courses = liveStory(function useIt() {
  return useCourses({});
}, '"isEmpty": false');

/** The topics of the footer. */
export const Footer = liveStory(function useIt() {
  return useFooterCategories();
}, '"data"');

/** Where the member was going when a gate came in the way. */
export const Gates: StoryObj = {
  render: () => (
    <TryOut
      label="Path"
      initial="/member/orders"
      calls={{
        'keepAim(path), then readAim()': (path) => {
          keepAim(path);
          return readAim();
        },
        'forgetAim(), then readAim()': () => {
          forgetAim();
          return readAim();
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('"/member/orders"')).toBeVisible();
    await expect(canvas.getByText('"/"')).toBeVisible();
  },
};

/** The blocks of the desktop home page. */
export const Home = liveStory(function useIt() {
  return useHomeBlocks('pc');
}, '"sort"');

/** A lesson, for a member. */
export const Lessons = liveStory(
  function useIt() {
    return useLesson(101);
  },
  '"data"',
  'loggedIn',
);

/** The member behind the stored token, and what waits for them. */
export const Member = liveStory(
  function useIt() {
    return { member: useMember(), unread: useUnreadCount() };
  },
  '叶小满',
  'loggedIn',
);

/** A page of messages. */
export const Messages = liveStory(
  function useIt() {
    return useMessages(1);
  },
  '稻田写生',
  'loggedIn',
);

/** The navigation: the school's, or the fixed one of the product. */
export const Navs = liveStory(function useIt() {
  return useNavs();
}, '首页');

/** Tags in a note. */
export const Notes: StoryObj = {
  render: () => (
    <TryOut
      label="Note"
      initial="推导式做三件事：取出、过滤、收集 #推导式 #复习"
      calls={{ 'tagsOf(text)': tagsOf }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/"推导式"/)).toBeVisible();
  },
};

/** What this browser keeps, by kind. */
export const Device = liveStory(
  function useIt() {
    return useDeviceData();
  },
  '"notes"',
  'loggedIn',
);

/** A page of orders. */
export const Orders = liveStory(
  function useIt() {
    return useOrders(1);
  },
  '机器学习十五讲',
  'loggedIn',
);

const watched = [
  [0, 300],
  [420, 600],
] as const;

/** What of a lesson of 600 s is watched, and how long the rest takes. */
export const Playback: StoryObj = {
  render: () => (
    <TryOut
      label="Seconds left"
      initial="1500"
      calls={{
        'describeTimeLeft(seconds, 1.5)': (seconds) => describeTimeLeft(Number(seconds), 1.5),
        'watchedPercent([[0, 300], [420, 600]], 600)': () => watchedPercent(watched, 600),
        'unwatched([[0, 300], [420, 600]], 600)': () => unwatched(watched, 600),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('80')).toBeVisible();
  },
};

/** A page of points records. */
export const Points = liveStory(
  function useIt() {
    return usePoints(1);
  },
  '宋史十讲',
  'loggedIn',
);

function NicknameExample() {
  const { trigger, isMutating, error } = useSetNickname();
  return (
    <>
      <button
        type="button"
        onClick={() => void trigger({ nick_name: '小满' }).catch(() => undefined)}
      >
        trigger({'{'} nick_name: &apos;小满&apos; {'}'})
      </button>
      <Printed label="What the hook answers">{{ isMutating, error }}</Printed>
    </>
  );
}

/** A visitor's nickname is refused; the reason is in `error`. */
export const Profile: StoryObj = {
  parameters: { scenario: 'visitor' },
  render: () => <NicknameExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent('ApiError'));
  },
};

/** The memberships for sale. */
export const Roles = liveStory(function useIt() {
  return useRoles();
}, '青禾会员');

function SearchExample() {
  const [keywords, setKeywords] = useState('python');
  return (
    <Live
      use={function useIt() {
        return useSearch({ keywords, type: 'vod', page: 1 });
      }}
    >
      <label>
        Keywords <input value={keywords} onChange={(event) => setKeywords(event.target.value)} />
      </label>
      <p>foldedWords: {foldedWords(keywords).join(' · ')}</p>
    </Live>
  );
}

const rounds = createRecorder();

function RecordedCategories() {
  useCourseCategories();
  return null;
}

function RecorderExample() {
  const [kept, setKept] = useState(rounds.kept());
  return (
    <>
      <SWRConfig value={{ use: [rounds.middleware] }}>
        <RecordedCategories />
      </SWRConfig>
      <button type="button" onClick={() => void rounds.answer().then(() => setKept(rounds.kept()))}>
        answer()
      </button>
      <Printed label="What is kept">{kept}</Printed>
    </>
  );
}

/** What a page asks for, noted and answered, as when it is rendered without a browser. */
export const Prerender: StoryObj = {
  render: () => <RecorderExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'answer()' }));
    await expect(await canvas.findByText(/getCourseCategories/)).toBeVisible();
  },
};

/** A page that the school has written itself, as the server keeps it. */
export const SchoolPages = {
  ...liveStory(function useIt() {
    return useSchoolPage('refund');
  }, '七天内'),
  beforeEach: ({ msw }) => {
    const data = { title: '退款说明', description: '', html: '<p>七天内可以全额退款。</p>' };
    msw.use(
      http.get('*/pages/refund.json', () => HttpResponse.json({ code: 0, message: '', data })),
    );
  },
} satisfies StoryObj;

/** Hits while one types. */
export const Search: StoryObj = {
  render: () => <SearchExample />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent('Python 零基础'));
  },
};

/** The courses that the member has opened. */
export const Study = liveStory(
  function useIt() {
    return useStudyCourses('learning');
  },
  '"progress"',
  'loggedIn',
);

/** Any call, read through the cache. */
export const Swr = liveStory(function useIt() {
  return useEndpoint(getCourse, { id: 1 });
}, 'Python 零基础');

const counted = { drawings: 0, refreshes: 0 };

function QuietRefreshExample() {
  // Each drawing runs it once more.
  useEffect(() => {
    counted.drawings += 1;
  });
  const course = useCourse(1);
  const comments = useComments({ kind: 'course', id: 1 });
  const refresh = async () => {
    await Promise.all([course.mutate(), comments.mutate()]);
    counted.refreshes += 1;
  };
  return (
    <>
      <button type="button" onClick={() => void refresh()}>
        mutate()
      </button>
      <p>
        {course.data?.course.title}: {comments.data?.total}
      </p>
    </>
  );
}

/** A refresh that brings the same answers draws nothing anew. */
export const QuietRefresh: StoryObj = {
  beforeEach: () => {
    counted.drawings = 0;
    counted.refreshes = 0;
  },
  render: () => <QuietRefreshExample />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/Python 零基础.*: \d+$/)).toBeVisible());
    const before = counted.drawings;
    await expect(before).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(counted.refreshes).toBe(1));
    await expect(counted.drawings).toBe(before);
  },
};

/** The teachers of the home page. */
export const Teachers = liveStory(function useIt() {
  return useTeachers();
}, '林知夏');

/** A WeChat code that is asked about every second until it expires. */
export const WechatScan = liveStory(function useIt() {
  return useWechatScan('login', noCode);
}, '"active"');

/** The addresses that WeChat on an iPhone may want the signature of, after a step within the site. */
export const WechatShare = liveStory(function useIt() {
  const school = 'https://school.example/h5';
  return addressesToSign({ userAgent: 'iPhone', landing: school, current: `${school}/vip` });
}, 'https://school.example/h5/vip');

/** A course that was asked for before it was shown. */
export const Preload = liveStory(function useIt() {
  useState(() => preloadCourse('1'));
  return useCourse(1);
}, 'Python 零基础');
