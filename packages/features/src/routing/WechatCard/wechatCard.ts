import type { WechatJssdk } from '@qinghe/api/resources/system';
import { addressesToSign, landingAddress, signWechatPage } from '@qinghe/hooks/data/wechatShare';
import { announce } from '@qinghe/hooks/error-reports';
import { onOwnMark, ownMark } from '@qinghe/hooks/stores/session';
import { cardOf, type SharedPage } from './cardOf.ts';
import { type Jweixin, loadJweixin, type Refusal } from './jweixin.ts';

/** What is asked of WeChat here. */
const CALLS = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

/** How long WeChat may take to believe a signature before a card is offered again, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000];

/** A page whose card is wanted: the latest one, until the next. */
interface Wish {
  page: SharedPage;
  /** The addresses whose signature was not tried yet. */
  untried: string[];
  /** What the server says of the school, once an address is signed. */
  school: WechatJssdk['share'];
  /** How often it was offered anew: what an earlier time still waits for is over. */
  round: number;
}

let wish: Wish | null = null;
let wx: Jweixin | null = null;
let hasBegun = false;

/** Tells both calls of the card. WeChat refuses them while it still checks the signature of a new address. */
function offer(wanted: Wish, round: number, tries = 0): void {
  const isOver = () => wanted !== wish || round !== wanted.round;
  if (isOver() || !wx) return;
  const { title, desc, link, imgUrl } = cardOf(wanted.page, wanted.school, ownMark());
  let isRefused = false;
  const fail = ({ errMsg }: Refusal) => {
    if (isRefused || isOver()) return;
    isRefused = true;
    const pause = PAUSES[tries];
    if (pause === undefined) announce(new Error(`WeChat refuses the card of a page: ${errMsg}`));
    else setTimeout(() => offer(wanted, round, tries + 1), pause);
  };
  wx.updateAppMessageShareData({ title, desc, link, imgUrl, fail });
  wx.updateTimelineShareData({ title, link, imgUrl, fail });
}

function offerAnew(wanted: Wish): void {
  wanted.round += 1;
  offer(wanted, wanted.round);
}

/** Signs the page at the next address that WeChat may mean. Returns false when there is none. */
async function sign(wanted: Wish): Promise<boolean> {
  const address = wanted.untried.shift();
  if (address === undefined) return false;
  const answer = await signWechatPage(address);
  if (wanted !== wish || !answer?.enabled || !answer.data) return true;
  wx = await loadJweixin(handleRefusal);
  if (wanted !== wish) return true;
  const { appId, timestamp, nonceStr, signature } = answer.data;
  wanted.school = answer.share;
  wx.config({ appId, timestamp, nonceStr, signature, jsApiList: CALLS });
  wx.ready(() => offerAnew(wanted));
  return true;
}

function handleRefusal({ errMsg }: Refusal): void {
  const refused = wish;
  if (!refused) return;
  void sign(refused).then((hasTried) => {
    if (hasTried || refused !== wish) return;
    wish = null;
    // WeChat compares with where the visitor is: one who has gone on says nothing of the signature.
    if (refused.page.address === window.location.href)
      announce(new Error(`WeChat refuses the signature of a page: ${errMsg}`));
  }, announce);
}

/**
 * Asks WeChat to show a page by its card when it is sent on, now and whenever another member is here, until the next page. What
 * fails is reported, and the visitor sees the page as before.
 */
export async function showWechatCard(page: SharedPage): Promise<void> {
  if (!hasBegun) onOwnMark(() => wish && offerAnew(wish));
  hasBegun = true;
  const place = { landing: landingAddress(), current: page.address };
  wish = {
    page,
    untried: addressesToSign({ userAgent: navigator.userAgent, ...place }),
    school: null,
    round: 0,
  };
  await sign(wish).catch(announce);
}
