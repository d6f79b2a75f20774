import type { HTMLAttributes, Ref } from 'react';
import { Link } from '../../components/Link/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { QrCode } from '../../components/QrCode/index.ts';
import { container } from '../../styles/layout.ts';
import { FooterContacts, hasContacts, type FooterContactDetails } from './parts/FooterContacts.tsx';
import * as styles from './Footer.styles.ts';

export interface FooterLink {
  id: string | number;
  name: string;
  href: string;
  /** Whether the link opens a new window. */
  isNewWindow?: boolean;
}

export interface FooterQrCode {
  /** Label of the code: what it is for. */
  label: string;
  /** URL of a picture of the code; takes precedence over `value`. */
  src?: string | null;
  /** URL to render as a QR code. */
  value?: string;
}

export interface FooterProps extends HTMLAttributes<HTMLElement> {
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
  /** The school's name. */
  schoolName?: string;
  /** URL of the school's own logo for a deep green surface. */
  logoSrc?: string | null;
  /** A line or two under the logo; line breaks are kept. */
  slogan?: string;
  /** Course categories in two columns. */
  categories?: readonly FooterLink[];
  /** Heading of the column of categories. */
  categoriesTitle?: string;
  /** Address, phone and e-mail of the school; the column is left out without any of them. */
  contacts?: FooterContactDetails;
  /** Heading of the column of contacts. */
  contactsTitle?: string;
  /** QR codes, preferably two; those with neither `src` nor `value` are left out. */
  qrCodes?: readonly FooterQrCode[];
  /** Copyright notice in the last line. */
  copyright?: string;
  /** Links to agreements and other legal pages. */
  legalLinks?: readonly FooterLink[];
  /** The site's filing numbers, as links to the public registers. */
  filings?: readonly FooterLink[];
  /** Links to sites that the school recommends. */
  friends?: readonly FooterLink[];
  /** Heading of the recommended sites. */
  friendsTitle?: string;
}

function TextLink({ name, href, isNewWindow }: FooterLink) {
  return (
    <Link variant="bare" href={href} isNewWindow={isNewWindow} css={styles.link}>
      {name}
    </Link>
  );
}

/** The footer of every desktop page. Parts without data are left out. */
export function Footer({
  schoolName = '青禾学堂',
  logoSrc,
  slogan,
  categories = [],
  categoriesTitle = '课程分类',
  contacts = {},
  contactsTitle = '联系我们',
  qrCodes = [],
  copyright,
  legalLinks = [],
  filings = [],
  friends = [],
  friendsTitle = '友情链接',
  ...rest
}: FooterProps) {
  const codes = qrCodes.filter(({ src, value }) => src || value);
  const legal = [...legalLinks, ...filings];
  const hasLegal = Boolean(copyright) || legal.length > 0;
  return (
    <footer css={styles.root} {...rest}>
      <div css={container}>
        <div css={styles.columns}>
          <div>
            <Logo name={schoolName} src={logoSrc} surface="strong" />
            {slogan && <p css={styles.slogan}>{slogan}</p>}
          </div>
          <div css={styles.middle}>
            {categories.length > 0 && (
              <nav aria-label={categoriesTitle}>
                <h2 css={styles.heading}>{categoriesTitle}</h2>
                <ul css={styles.categories}>
                  {categories.map((link) => (
                    <li key={link.id}>
                      <TextLink {...link} />
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {hasContacts(contacts) && (
              <div css={styles.contactsBlock}>
                <h2 css={styles.heading}>{contactsTitle}</h2>
                <FooterContacts {...contacts} />
              </div>
            )}
          </div>
          {codes.length > 0 && (
            <div css={styles.codes}>
              {codes.map(({ label, src, value = '' }) => (
                <figure key={label} css={styles.code}>
                  {src ? (
                    <img
                      css={styles.codePicture}
                      src={src}
                      alt={`${label}二维码`}
                      loading="lazy"
                      fetchPriority="low"
                    />
                  ) : (
                    <QrCode
                      value={value}
                      label={`${label}二维码`}
                      schoolName={schoolName}
                      hasLogo
                    />
                  )}
                  <figcaption css={styles.codeLabel}>{label}</figcaption>
                </figure>
              ))}
            </div>
          )}
        </div>
        {friends.length > 0 && (
          <nav aria-label={friendsTitle} css={styles.friends}>
            <h2 css={styles.friendsTitle}>{friendsTitle}</h2>
            <ul css={styles.legalLinks}>
              {friends.map((link) => (
                <li key={link.id}>
                  <TextLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {hasLegal && (
          <div css={styles.legal}>
            <span>{copyright}</span>
            <div css={styles.legalLinks}>
              {legal.map((link) => (
                <TextLink key={link.id} {...link} />
              ))}
            </div>
          </div>
        )}
      </div>
    </footer>
  );
}
