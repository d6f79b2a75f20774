import type { FooterCategory } from '@qinghe/api/resources/activities';
import { useFooterCategories } from '@qinghe/hooks/data/footer';
import { readEnv } from '@qinghe/hooks/env';
import { useSystem } from '@qinghe/hooks/stores/system';
import { dateParts, useMinute } from '@qinghe/hooks/time';
import { paths, safeHref } from '@qinghe/hooks/url';
import { Footer, type FooterLink } from '../../patterns/Footer/index.ts';

/** The slogan belongs to the brand: another school does not speak with its voice. */
const DEMO_SCHOOL = '青禾学堂';
const DEMO_SLOGAN = '像禾苗一样，每天长一点。\n线上好课与线下活动，陪你把一件事学到底。';

const fixedLinks: FooterLink[] = [
  { id: 'courses', name: '线上课程', href: paths.courses() },
  { id: 'activities', name: '线下课程', href: paths.activities() },
];

function categoryLink({ id, name, type }: FooterCategory): FooterLink {
  const list = type === 'course' ? paths.courses : paths.activities;
  return { id: `${type}-${id}`, name, href: list({ cid: id }) };
}

/** The foot of every desktop page: categories, contacts of this deployment, two codes, legal row. */
export function SiteFooter() {
  const { config } = useSystem();
  const { data: topics = [] } = useFooterCategories();
  const year = dateParts(useMinute())?.year;
  const { brand, footer } = readEnv();
  const name = config?.name || brand;
  const protocols: [string, string | undefined][] = [
    ['用户协议', config?.user_protocol],
    ['隐私政策', config?.user_private_protocol],
  ];
  return (
    <Footer
      schoolName={name}
      slogan={name === DEMO_SCHOOL ? DEMO_SLOGAN : undefined}
      categories={[...fixedLinks, ...topics.map(categoryLink)]}
      contacts={footer}
      qrCodes={footer.qrcodes.slice(0, 2)}
      copyright={`© ${year} ${name}`}
      legalLinks={protocols.flatMap(([text, url]) => {
        const href = safeHref(url);
        return href ? [{ id: text, name: text, href, isNewWindow: true }] : [];
      })}
      icp={config?.icp}
      icpHref={safeHref(config?.icp_link) ?? undefined}
    />
  );
}
