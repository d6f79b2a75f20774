import { http, type HttpHandler } from 'msw';
import { ownPaths } from '../contract/ownPaths.ts';
import { school } from './db.ts';
import { refusal } from './refusal.ts';
import { noRoute } from './reply.ts';
import { emptyTables } from './scenarioEdits.ts';

/** Puts the school into the state after MeEdu's installation: the default name, no content and default settings. */
export function leaveFresh(): void {
  emptyTables();
  school.tables.settings = {
    ...school.tables.settings,
    name: 'MeEdu',
    icp: '',
    icp_link: '',
    aboutus: '',
    course_purchase_notice: '',
    player_cover: '',
    enabled_bullet_secret: '0',
    enabled_mobile_bind_alert: 0,
    enabled_face_verify: false,
    qq: 0,
    wechat_oauth: 0,
    reward_register: 0,
    reward_course: 0,
    reward_video: 0,
    reward_paid_order: '0',
    payments: [],
    hand_pay_html: '',
  };
}

/** Handlers of an open-source server, which lacks the calls whose code is closed source (contract section 3). */
export const withoutOwnCalls: HttpHandler[] = Object.values(ownPaths).map((path) =>
  http.all(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, () =>
    refusal(noRoute(), path.replace('/api', '')),
  ),
);
