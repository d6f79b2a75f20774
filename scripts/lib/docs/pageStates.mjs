import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const words = (text) => text.split(' ');

/** States of a page with a list. */
const LIST = words('Default Loading Empty OneItem LongText Error');
/** States of a page for members before access: logged out, or stopped by a gate. */
const GUARDED = words('LoggedOut Gated');
/** States of a page that loads data. */
const WAITING = words('Loading Error');

/**
 * The states that each page must show in stories, as names of stories by the page's folder, on every site that has
 * the page. For a page that is not listed, `leastStates` derives the minimum from its code.
 *
 * @type {Record<string, readonly string[]>}
 */
export const pageStates = {
  About: words('Default Empty LongText'),
  Activities: [...LIST, 'FilteredEmpty'],
  ActivityDetail: words('Default Loading LongText NothingKnown Full Ended Joined Gone Error'),
  Announcement: [...LIST, 'Article', 'Gone'],
  BindMobile: words('Default Loading LongText RequiredFields Error Done LoggedOut'),
  CourseDetail: words(
    'Default Loading LongText LongLessons LongCourse NoLessons Free ForSale Owned Finished Vip CommentsClosed FilesForBuyers Gone BadId Error',
  ),
  CourseVideo: [
    ...words('Default Loading LongText NoLessons Locked Trial TrialOver NextLesson CourseEnd'),
    ...words('TakenOver Offline NoAddress LoadError Gone Error'),
    ...GUARDED,
  ],
  Courses: [...LIST, ...words('FilteredEmpty ManyCourses BadAddress BeyondTheEnd')],
  Device: words('Default LoggedOut'),
  Error: words('Default Message Bare LongText'),
  FaceCheck: words('Default Loading Passed Error LoggedOut'),
  ForgotPassword: words('Default Errors CaptchaFails'),
  Home: words('Default Loading Empty LongText BlocksFail EveryBlock GenerationC Continue'),
  Login: words('Default SocialOff'),
  LoginCallback: words('Waiting ByCode Bound Failed'),
  Member: [...words('Default Loading LongText UnreadMany Error'), ...GUARDED],
  MemberOrders: [...LIST, 'Many', 'Refunded', ...GUARDED],
  MemberStudy: [...words('Default Loading Empty LongText Error'), ...GUARDED],
  Messages: [...LIST, 'Many', ...GUARDED],
  NotFound: words('Default LongText Search'),
  OrderConfirm: [
    ...words('Default Loading LongText Owned Gone BadLink ActivityClosed Refused NoPayments'),
    ...words('CodeApplied CodeRefused CodeUsedUpElsewhere CodesOff PriceChanged ZeroPrice Error'),
    ...GUARDED,
  ],
  OrderPay: [
    ...words('Loading LongText Cashier Transfer ChooseMethod NotPaidYet Paid Trouble'),
    ...words('Cancelled TimedOut Unknown'),
    ...GUARDED,
  ],
  OrderSuccess: [...words('Loading LongText Paid NotPaidYet Cancelled BadLink Error'), ...GUARDED],
  Points: [...LIST, ...GUARDED],
  Profile: [...words('Default Loading LongText Error'), ...GUARDED],
  Register: words('Default Errors CaptchaFails'),
  Search: [...LIST, ...words('LongTitles Prompt NotConfigured')],
  StudyCenter: [...LIST, 'FilteredEmpty', ...GUARDED],
  Vip: [...LIST, 'Member', 'SwitchedOff'],
};

/**
 * The required stories of files that are no page: troubles of a whole site, and the account dialogs.
 *
 * @type {Record<string, readonly string[]>}
 */
export const otherStates = {
  ...Object.fromEntries(
    ['web', 'h5'].map((app) => [
      `apps/${app}/src/app/Troubles.stories.tsx`,
      words(
        'Offline ConfigFails NoAnswer Malformed Maintenance Refused Unauthorized GatesOff ModuleOff',
      ),
    ]),
  ),
  'packages/features/src/account/Account/WechatScan.stories.tsx': words(
    'Active Loading Expired Failed Unreachable Scanned',
  ),
  'packages/features/src/account/Account/Account.stories.tsx': words(
    'LoginErrors SmsErrors SmsWithoutCaptcha WrongCaptcha Countdown CountdownEnds Refusal NetworkFails',
  ),
};

/** Lists the folders of all pages of both sites, relative to the repository's root. @param {string} root */
export const pageFolders = (root) =>
  ['apps/web/src/pages', 'apps/h5/src/pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`),
  );

/** Texts of files by their path: all pages of a site read one table of routes. */
const texts = new Map();

function textOf(file) {
  const from = path.join(root, file);
  if (!texts.has(file)) texts.set(file, existsSync(from) ? readFileSync(from, 'utf8') : '');
  return texts.get(file);
}

/**
 * Derives the states that a page must show at least, from its code and the route table of its site.
 *
 * @param {string} folder Such as `apps/h5/src/pages/Vip`.
 * @param {(file: string) => string} read Returns the text of a file; '' for one that does not exist.
 */
export function leastStates(folder, read = textOf) {
  const name = path.posix.basename(folder);
  const [app = ''] = folder.split('/src/');
  const own = read(`${app}/src/app/routes.ts`)
    .split(/\n {2}\{/)
    .filter((entry) => entry.includes(`/${name}Page.tsx'`));
  return [
    'Default',
    ...(read(`${folder}/${name}Page.tsx`).includes("'@qinghe/hooks/data/") ? WAITING : []),
    ...(own.some((entry) => entry.includes('isGuarded: true')) ? GUARDED : []),
  ];
}

/**
 * Finds the required states of pages and other files that have no story.
 *
 * @param {readonly string[]} pages Folders of pages, such as `apps/web/src/pages/Home`.
 * @param {readonly { importPath: string, exportName?: string }[]} stories The stories of Storybook's index.
 * @returns {{ name: string, missing: string[] }[]} Every page and file, with the states it lacks.
 */
export function checkPageStates(pages, stories) {
  const lacking = (isIn, states) => {
    const shown = new Set(
      stories.filter(({ importPath }) => isIn(importPath)).map(({ exportName }) => exportName),
    );
    return states.filter((state) => !shown.has(state)).map((state) => `story ${state}`);
  };
  return [
    ...pages.map((folder) => {
      const states = pageStates[path.posix.basename(folder)] ?? leastStates(folder);
      const isIn = (file) => file.startsWith(`./${folder}/`);
      return { name: folder, missing: lacking(isIn, states) };
    }),
    ...Object.entries(otherStates).map(([file, states]) => ({
      name: file,
      missing: lacking((importPath) => importPath === `./${file}`, states),
    })),
  ];
}
