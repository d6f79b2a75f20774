import type { WechatJssdk } from '@qinghe/api/resources/system';
import { addressesToSign, landingAddress, signWechatPage } from '@qinghe/hooks/data/wechatShare';
import { announce } from '@qinghe/hooks/error-reports';
import { onOwnMark, ownMark } from '@qinghe/hooks/stores/session';
import { cardOf, type SharedPage } from './cardOf.ts';
import { type Jweixin, loadJweixin, type Refusal } from './jweixin.ts';

/** Functions of WeChat's script that need a permission. */
const CALLS = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

/** Waits before a refused card is offered again, because WeChat may still be checking the signature, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000];

/** The latest page that needs a share card, until the next one. */
interface Wish {
  page: SharedPage;
  /** Addresses whose signature was not tried yet. */
  untried: string[];
  /** The school's share data in the server's reply, once an address is signed. */
  school: WechatJssdk['share'];
  /** Number of times the card was offered anew; retries of earlier rounds are dropped. */
  round: number;
}

let wish: Wish | null = null;
let wx: Jweixin | null = null;
let hasBegun = false;

/** Passes the card to both share functions. WeChat refuses them while it is still checking the signature of a new address. */
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

/** Signs the page at the next candidate address. Returns false when there is none left. */
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
    // WeChat checks the signature against the current address: after a navigation, a refusal does not mean that it is wrong.
    if (refused.page.address === window.location.href)
      announce(new Error(`WeChat refuses the signature of a page: ${errMsg}`));
  }, announce);
}

/**
 * Sets the card that WeChat shows when a page is shared, now and whenever another member logs in, until the next page. Errors are
 * reported, without effect for the visitor.
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
