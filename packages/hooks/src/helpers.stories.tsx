import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Printed, TryOut } from '../../../.storybook/blocks/Live.tsx';
import { liveStory } from '../../../.storybook/blocks/liveStory.tsx';
import { keepDraft, readDraft } from './drafts/index.ts';
import { parseEnv } from './env/index.ts';
import { describeThrown } from './error-reports/describe.ts';
import { noteCopyTime, useCopyTime, useIsOffline } from './offline/index.ts';
import { usePlayerPreferences } from './player/index.ts';
import { plainText } from './rich-text/index.ts';
import { local, localKeys } from './storage/index.ts';
import { closeDialog, openLogin, openRegister, useDialogs } from './stores/dialogs/index.ts';
import { replaceAddressForm, session, useSession } from './stores/session/index.ts';
import {
  defaultConfigFunc,
  replaceConfigFunc,
  setAliasOf,
  setSystemStatus,
  useFeature,
  useIsOpenPath,
  useSystem,
} from './stores/system/index.ts';
import { lacksCall, learn, useServer } from './stores/server/index.ts';
import {
  clockDuration,
  dateParts,
  fullTime,
  relativeTime,
  relativeTimeWithClock,
  spokenDuration,
} from './time/index.ts';
import {
  isExternalUrl,
  isMobileUserAgent,
  removeURLParameter,
  safeHref,
  sanitizeRedirect,
} from './url/index.ts';

/** Stores and helpers to try out. */
const meta = { title: 'Live helpers', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** Times as the site shows them; now is 20 November 2026, 10:00 in Beijing. */
export const Time: StoryObj = {
  render: () => (
    <TryOut
      label="Moment"
      initial="2026-11-20T09:55:00+08:00"
      calls={{
        'relativeTime(moment, now)': (moment) => relativeTime(moment, Date.now()),
        'relativeTimeWithClock(moment, now)': (moment) => relativeTimeWithClock(moment, Date.now()),
        'fullTime(moment)': fullTime,
        'dateParts(moment)': dateParts,
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('"5 分钟前"')).toHaveLength(2);
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-09T10:00:00+08:00');
    await expect(canvas.getByText('"11-09 10:00"')).toBeVisible();
  },
};

/** Lengths in seconds. */
export const Durations: StoryObj = {
  render: () => (
    <TryOut
      label="Seconds"
      initial="4800"
      calls={{
        'clockDuration(seconds)': (seconds) => clockDuration(Number(seconds)),
        'spokenDuration(seconds)': (seconds) => spokenDuration(Number(seconds)),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('"1 小时 20 分"')).toBeVisible();
  },
};

/** Addresses: what is safe, what is outside, what is left without a parameter. */
export const Url: StoryObj = {
  render: () => (
    <TryOut
      label="Address"
      initial="/courses?cid=1&login_code=abc#top"
      calls={{
        "removeURLParameter(url, 'login_code')": (url) => removeURLParameter(url, 'login_code'),
        'sanitizeRedirect(url)': sanitizeRedirect,
        'safeHref(url)': safeHref,
        'isExternalUrl(url)': isExternalUrl,
        'isMobileUserAgent(navigator.userAgent)': () => isMobileUserAgent(navigator.userAgent),
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('"/courses?cid=1#top"')).toBeVisible();
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'javascript:alert(1)');
    await expect(canvas.getByText('null')).toBeVisible();
  },
};

/** HTML, read as text. */
export const RichText: StoryObj = {
  render: () => (
    <TryOut
      label="HTML"
      initial="<p>勾股定理 $a^2&nbsp;+ b^2 = c^2$，见 <code>hypot()</code></p>"
      calls={{
        'plainText(html)': (html) => plainText(html),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^"勾股定理 /)).toBeVisible();
  },
};

/** A text that outlives an ended session. */
export const Drafts: StoryObj = {
  render: () => (
    <TryOut
      label="Comment"
      initial="列表推导式讲得很清楚"
      calls={{
        "keepDraft(1, 'course:1', text)": (text) => keepDraft(1, 'course:1', text),
        "readDraft(1, 'course:1')": () => readDraft(1, 'course:1'),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('"列表推导式讲得很清楚"')).toBeVisible();
  },
};

/** Storage that never throws. */
export const Storage: StoryObj = {
  render: () => (
    <TryOut
      label="Referral mark"
      initial="7"
      calls={{
        'local.write(localKeys.msv, value)': (value) => local.write(localKeys.msv, value),
        'local.read(localKeys.msv)': () => local.read(localKeys.msv),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('"7"')).toBeVisible();
  },
};

function OfflineExample() {
  return (
    <Printed label="What the hooks answer">
      {{ useCopyTime: useCopyTime(), useIsOffline: useIsOffline() }}
    </Printed>
  );
}

/** Nothing is shown from copies; once something is, buying is off. */
export const Offline: StoryObj = {
  render: () => <OfflineExample />,
  beforeEach: () => () => noteCopyTime(null),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/"useCopyTime": null/)).toBeVisible();
    noteCopyTime(Date.parse('2026-11-20T09:40:00+08:00'));
    await waitFor(() => expect(canvas.getByText(/"useIsOffline": true/)).toBeVisible());
  },
};

/** Settings of a deployment, field by field; a bad value falls back to its default. */
export const Env: StoryObj = {
  render: () => (
    <TryOut
      label="brand"
      initial="稻香书院"
      calls={{ 'parseEnv({ brand })': (brand) => parseEnv({ brand }) }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/稻香书院/)).toBeVisible();
  },
};

function DialogsExample() {
  const { account, mobile } = useDialogs();
  return (
    <>
      <button type="button" onClick={() => openLogin()}>
        openLogin()
      </button>{' '}
      <button type="button" onClick={() => openRegister()}>
        openRegister()
      </button>{' '}
      <button type="button" onClick={closeDialog}>
        closeDialog()
      </button>
      <Printed label="The store">{{ account, mobile }}</Printed>
    </>
  );
}

/** The dialogs' store; no dialog opens here, for no host listens. */
export const Dialogs: StoryObj = {
  render: () => <DialogsExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'openLogin()' }));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent('"login"'));
    await userEvent.click(canvas.getByRole('button', { name: 'closeDialog()' }));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent('"account": null'));
  },
};

function SessionExample() {
  const { user, isLogin, freshUnread, addressForm } = useSession();
  const fill = () => replaceAddressForm({ ...session.addressForm, name: '叶小满', city: '杭州市' });
  return (
    <>
      <button type="button" onClick={fill}>
        replaceAddressForm(…)
      </button>
      <Printed label="The store">{{ user, isLogin, freshUnread, addressForm }}</Printed>
    </>
  );
}

/** The session of a visitor. */
export const Session: StoryObj = {
  render: () => <SessionExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent('叶小满'));
  },
};

function SystemExample() {
  const { config, status } = useSystem((state) => state);
  const hasShare = useFeature('share');
  const toggle = () => replaceConfigFunc({ ...defaultConfigFunc, share: !hasShare });
  return (
    <>
      <button type="button" onClick={toggle}>
        replaceConfigFunc(…)
      </button>
      <Printed label="The store">{{ status, config, share: hasShare }}</Printed>
    </>
  );
}

/** The switches are replaced as a whole. */
export const System: StoryObj = {
  render: () => <SystemExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent('"share": true'));
  },
};

/** What is known of the API server. */
export const Server = liveStory(function useIt() {
  return useServer((state) => state);
}, '"lacks"');

let renders = 0;

function OpenPages() {
  const isOpen = useIsOpenPath();
  useEffect(() => {
    renders += 1;
  });
  return <p>{isOpen('/activates') ? '/activates is open' : '/activates is closed'}</p>;
}

/**
 * What depends on the calls that a server lacks renders again when it turns out to lack one that a page requires, not when it
 * has answered one, nor when anything else of the school becomes known.
 */
export const ServerAnswers: StoryObj = {
  tags: ['!dev'],
  render: () => <OpenPages />,
  play: async ({ canvas }) => {
    await canvas.findByText('/activates is open');
    // What the device remembers has been read by then, as before every call.
    await expect(lacksCall('/api/v2/sliders')).toBe(false);
    await new Promise(requestAnimationFrame);
    const before = renders;
    await learn(({ noteServed }) => noteServed('/api/v2/sliders'));
    await learn(({ noteServed }) => noteServed('/api/v2/announcement/latest'));
    // As a first visit to a course learns of some servers; no page depends on it.
    await learn(({ noteLacking }) => noteLacking('/api/v3/comments'));
    setAliasOf(() => null);
    setSystemStatus('loading');
    await new Promise(requestAnimationFrame);
    await expect(renders).toBe(before);
    await learn(({ noteLacking }) => noteLacking('/api/v2/activates'));
    await canvas.findByText('/activates is closed');
  },
};

/** What the player remembers on this device. */
export const Player = liveStory(function useIt() {
  return usePlayerPreferences();
}, '"rate"');

/** What is told of something that broke: neither a token, nor a code, nor a mobile. */
export const ErrorReports: StoryObj = {
  render: () => (
    <TryOut
      label="Words of an error"
      initial="订单 7 属于 13800000001，token=abc123"
      calls={{
        'describeThrown(new Error(words))': (words) => describeThrown(new Error(words)).message,
      }}
    />
  ),
  play: async ({ canvas }) => {
    const told = canvas.getByText(/^"订单 7 /);
    await expect(told).not.toHaveTextContent('13800000001');
    await expect(told).not.toHaveTextContent('abc123');
  },
};
