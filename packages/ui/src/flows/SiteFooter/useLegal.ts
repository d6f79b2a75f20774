import { readEnv } from '@qinghe/hooks/env';
import { useSystem } from '@qinghe/hooks/stores/system';
import { dateParts, useMinute } from '@qinghe/hooks/time';
import { safeHref } from '@qinghe/hooks/url';
import type { FooterLink } from '../../patterns/Footer/index.ts';

/** What a school has to say below its pages. */
export interface Legal {
  /** Name of the school. */
  name: string;
  copyright: string;
  /** The agreements, as far as the school has them. */
  protocols: FooterLink[];
  /** The filing number of the site; '' for none. */
  icp: string;
  icpHref: string | undefined;
}

/** Copyright, agreements and filing number of the school. */
export function useLegal(): Legal {
  const { config } = useSystem();
  const year = dateParts(useMinute())?.year;
  const name = config?.name || readEnv().brand;
  const protocols: [string, string | undefined][] = [
    ['用户协议', config?.user_protocol],
    ['隐私政策', config?.user_private_protocol],
  ];
  return {
    name,
    copyright: `© ${year} ${name}`,
    protocols: protocols.flatMap(([text, url]) => {
      const href = safeHref(url);
      return href ? [{ id: text, name: text, href, isNewWindow: true }] : [];
    }),
    icp: config?.icp ?? '',
    icpHref: safeHref(config?.icp_link) ?? undefined,
  };
}
