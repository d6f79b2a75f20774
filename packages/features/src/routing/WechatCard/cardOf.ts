import type { WechatJssdk } from '@qinghe/api/resources/system';
import { isPublicPage, sharedAddress } from '@qinghe/hooks/url';

/** What a page says of itself. */
export interface SharedPage {
  /** Its absolute address. */
  address: string;
  title: string;
  description: string;
  /** Address of its picture; '' without one. */
  picture: string;
}

/** What WeChat shows of a page. */
export interface Card {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/** A picture as WeChat fetches it: absolute, by http. */
function pictureOf(page: string, ...pictures: readonly (string | undefined)[]): string {
  const addresses = pictures.map((picture) => (picture ? new URL(picture, page).href : ''));
  return addresses.find((address) => /^https?:/.test(address)) ?? '';
}

/**
 * The card of a page. A home page, and one that is the visitor's own, shows what the school says of itself in the back office.
 *
 * @param mark The sharer's own referral mark; null for a visitor.
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
