import type { SeedTime } from '../clock.ts';
import type { Tables } from '../tables.ts';
import {
  createComments,
  createCredits,
  createMessages,
  createOrders,
  createUserRoles,
} from './account.ts';
import { createActivates } from './activities.ts';
import { createAnnouncements } from './announcements.ts';
import {
  createActivateCategories,
  createCategories,
  createFooterCategories,
} from './categories.ts';
import { createAttachments, createCourses } from './courses.ts';
import { createBlocks, createNavs, createSliders } from './home.ts';
import { createChapters, createVideos } from './lessons.ts';
import { createSocialAccounts, createTeachers, createTokens, createUsers } from './people.ts';
import { createPromoCodes, createRoles, createSettings } from './settings.ts';
import {
  createCourseRecords,
  createCourseUsers,
  createJoins,
  createLikes,
  createVideoRecords,
} from './study.ts';

/** Creates all seed data, with dates converted by `time`. */
export function createSeed(time: SeedTime): Tables {
  const videos = createVideos(time);
  return {
    settings: createSettings(),
    users: createUsers(time),
    tokens: createTokens(time),
    kickedTokens: [],
    captchas: [],
    smsCodes: [],
    socialAccounts: createSocialAccounts(),
    loginCodes: [],
    scans: [],
    signs: [],
    faceChecks: [],
    categories: createCategories(),
    courses: createCourses(time),
    chapters: createChapters(),
    videos,
    attachments: createAttachments(),
    comments: createComments(time),
    courseUsers: createCourseUsers(time),
    likes: createLikes(time),
    courseRecords: createCourseRecords(time, videos),
    videoRecords: createVideoRecords(time, videos),
    teachers: createTeachers(),
    activateCategories: createActivateCategories(),
    activates: createActivates(time),
    joins: createJoins(time),
    announcements: createAnnouncements(time),
    sliders: createSliders(),
    blocks: createBlocks(),
    navs: createNavs(),
    links: [],
    footerCategories: createFooterCategories(),
    roles: createRoles(),
    userRoles: createUserRoles(time),
    promoCodes: createPromoCodes(time),
    promoUses: [{ code_id: 6, user_id: 1 }],
    orders: createOrders(time),
    credits: createCredits(time),
    messages: createMessages(time),
    counters: {},
  };
}
