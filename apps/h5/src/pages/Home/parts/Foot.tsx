import { Mail, MapPin, Phone } from 'lucide-react';
import { readEnv } from '@qinghe/hooks/env';
import { paths } from '@qinghe/hooks/url';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import type { FooterLink } from '@qinghe/ui/patterns/Footer';
import { text } from '@qinghe/ui/styles/text';
import { telHref } from '@qinghe/features/content/About';
import { ThemeChoice } from '@qinghe/features/shell/Theme';
import { useLegal } from '@qinghe/features/shell/SiteFooter';
import * as styles from './Foot.styles.ts';

const toLink = ({ id, name, ...link }: FooterLink) => (
  <Link key={id} variant="bare" css={styles.link} {...link}>
    {name}
  </Link>
);

/** The footer of the mobile home page: information about the school, contacts, links, the choice of theme, and filing numbers. */
export default function Foot() {
  const { address, phone, email } = readEnv().footer;
  const { copyright, links: legal, filings, friends } = useLegal();
  const links = [
    { id: 'about', name: '关于我们', href: paths.about() },
    { id: 'announcement', name: '学堂公告', href: paths.announcement() },
    ...legal,
  ];
  const tel = telHref(phone);
  return (
    <footer css={[text.label, styles.root]}>
      <nav aria-label="学堂信息" css={styles.row}>
        {links.map(toLink)}
      </nav>
      <address css={styles.contacts}>
        {tel && (
          <Link variant="bare" href={tel} css={[styles.link, text.number]}>
            <Icon as={Phone} size={16} />
            {phone}
          </Link>
        )}
        {email && (
          <Link variant="bare" href={`mailto:${email}`} css={[styles.link, text.number]}>
            <Icon as={Mail} size={16} />
            {email}
          </Link>
        )}
        {address && (
          <p css={styles.address}>
            <Icon as={MapPin} size={16} />
            {address}
          </p>
        )}
      </address>
      {friends.length > 0 && (
        <nav aria-label="友情链接" css={styles.row}>
          {friends.map(toLink)}
        </nav>
      )}
      <div css={styles.theme}>
        <ThemeChoice />
      </div>
      <p css={[text.caption, styles.row]}>
        {copyright}
        {filings.map(toLink)}
      </p>
    </footer>
  );
}
