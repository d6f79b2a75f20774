import type { WechatJssdk } from '@qinghe/api/resources/system';
import { isPublicPage, sharedAddress } from '@qinghe/hooks/url';

/** Data of a page for its share card. */
export interface SharedPage {
  /** Absolute address of the page. */
  address: string;
  title: string;
  description: string;
  /** Address of the page's picture; empty without one. */
  picture: string;
}

/** Data of a share card for WeChat. */
export interface Card {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/** Returns the first picture that WeChat can fetch, with an absolute http(s) address; empty without one. */
function pictureOf(page: string, ...pictures: readonly (string | undefined)[]): string {
  const addresses = pictures.map((picture) => (picture ? new URL(picture, page).href : ''));
  return addresses.find((address) => /^https?:/.test(address)) ?? '';
}

/**
 * Returns the share card of a page. The home page and members' own pages get the school's title and description from the back
 * office.
 *
 * @param mark The sharer's referral code; null for a visitor.
 */
export function cardOf(page: SharedPage, school: WechatJssdk['share'], mark: string | null): Card {
  const { address, title, description, picture } = page;
  const link = sharedAddress(address, mark);
  if (isPublicPage(address))
    return { title, desc: description, link, imgUrl: pictureOf(address, picture, school?.icon) };
  return {
    title: school?.title || title,
    desc: school?.desc || description,
    link,
    imgUrl: pictureOf(address, school?.icon, picture),
  };
}
