import { readSchoolPages, readScripts, schoolPageHref } from '@qinghe/hooks/env';
import { useSchoolName, useSellsVip, useSystem } from '@qinghe/hooks/stores/system';
import { useMinute, yearAt } from '@qinghe/hooks/time';
import { paths, safeHref } from '@qinghe/hooks/url';
import { CONSENT_HASH } from '@qinghe/features/shell/SchoolScripts';
import { useLocation } from '@qinghe/features/routing/Routing';
import type { FooterLink } from '@qinghe/ui/patterns/Footer';

/** Legal content of a school's footer. */
export interface Legal {
  /** Name of the school. */
  name: string;
  copyright: string;
  /**
   * Links to the memberships while they are for sale, the school's own pages, the agreements and the cookie settings, as far as
   * the school has them.
   */
  links: FooterLink[];
  /** The filing numbers of the site, ICP before 公安, as far as the school has them. */
  filings: FooterLink[];
  /** Sites that the school recommends (contract E-43). */
  friends: FooterLink[];
}

/** Returns a filing number as a link, by default to the public register; none without a number. */
function filing(id: string, name = '', url: string | undefined, register: string): FooterLink[] {
  return name === '' ? [] : [{ id, name, href: safeHref(url) ?? register, isNewWindow: true }];
}

/** Returns copyright, links to memberships, pages and agreements, filing numbers and recommended sites of the school. */
export function useLegal(): Legal {
  const config = useSystem((state) => state.config);
  const sellsVip = useSellsVip();
  const { pathname, search } = useLocation();
  const year = yearAt(useMinute());
  const name = useSchoolName();
  const protocols: [string, string | undefined][] = [
    ['用户协议', config?.user_protocol],
    ['隐私政策', config?.user_private_protocol],
  ];
  return {
    name,
    copyright: `© ${year} ${name}`,
    links: [
      ...(sellsVip ? [{ id: 'vip', name: '会员', href: paths.vip() }] : []),
      ...readSchoolPages().flatMap(({ slug, title, isInFooter }) =>
        isInFooter ? [{ id: schoolPageHref(slug), name: title, href: schoolPageHref(slug) }] : [],
      ),
      ...protocols.flatMap(([text, url]) => {
        const href = safeHref(url);
        return href ? [{ id: text, name: text, href, isNewWindow: true }] : [];
      }),
      ...(readScripts().needsConsent
        ? [{ id: 'cookies', name: 'Cookie 设置', href: pathname + search + CONSENT_HASH }]
        : []),
    ],
    filings: [
      ...filing('icp', config?.icp, config?.icp_link, 'https://beian.miit.gov.cn/'),
      ...filing('icp2', config?.icp2, config?.icp2_link, 'https://beian.mps.gov.cn/'),
    ],
    friends: (config?.links ?? []).flatMap(({ id, name, url }) => {
      const href = safeHref(url);
      return href ? [{ id, name, href, isNewWindow: true }] : [];
    }),
  };
}
