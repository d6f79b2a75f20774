import { Mail, MapPin, Phone } from 'lucide-react';
import type { FooterSettings } from '@qinghe/hooks/env';
import { Icon, type IconProps } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { text, visuallyHidden } from '@qinghe/ui/styles/text';
import { telHref } from './telHref.ts';
import * as styles from './About.styles.ts';

/** Returns whether a school has given any contact. */
export function hasContacts({ address, phone, email, qrcodes }: FooterSettings): boolean {
  return Boolean(address || phone || email) || qrcodes.length > 0;
}

interface ContactProps {
  icon: IconProps['as'];
  label: string;
  value: string;
  /** Address to link to. */
  href?: string | null;
}

function Contact({ icon, label, value, href }: ContactProps) {
  return (
    <div css={styles.contact}>
      <dt css={styles.contactIcon}>
        <Icon as={icon} size={20} />
        <span css={visuallyHidden}>{label}</span>
      </dt>
      <dd>
        {href ? (
          <Link variant="plain" href={href} css={styles.contactLink}>
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

/** The contacts of this deployment; the telephone number and the e-mail address are links. */
export function AboutContacts({ contacts }: { contacts: FooterSettings }) {
  const { address, phone, email, qrcodes } = contacts;
  return (
    <section css={[styles.panel, styles.reach]} aria-labelledby="about-contacts">
      <div>
        <h2 id="about-contacts" css={[text.h2, styles.reachTitle]}>
          联系我们
        </h2>
        <dl css={styles.contacts}>
          {address && <Contact icon={MapPin} label="地址" value={address} />}
          {phone && <Contact icon={Phone} label="电话" value={phone} href={telHref(phone)} />}
          {email && <Contact icon={Mail} label="邮箱" value={email} href={`mailto:${email}`} />}
        </dl>
      </div>
      {qrcodes.length > 0 && (
        <ul css={styles.codes}>
          {qrcodes.map(({ label, src }) => (
            <li key={src} css={[text.caption, styles.code]}>
              <img
                css={styles.codeImage}
                src={src}
                alt={`${label || '联系'}二维码`}
                width={112}
                height={112}
                loading="lazy"
              />
              {label}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
