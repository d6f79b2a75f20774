import { useEffect } from 'react';
import type { FooterCategory } from '@qinghe/api/resources/footer';
import { useFooterCategories } from '@qinghe/hooks/data/footer';
import { BRAND, readEnv } from '@qinghe/hooks/env';
import { useIsOpenPath, useSystem } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { Footer, type FooterLink } from '@qinghe/ui/patterns/Footer';
import { useSlogan } from '@qinghe/features/content/Slogan';
import { describeLate } from '@qinghe/features/states/LateErrorState';
import { showError } from '@qinghe/features/states/ShowError';
import { useLegal } from './useLegal.ts';

const fixedLinks: FooterLink[] = [
  { id: 'courses', name: '线上课程', href: paths.courses() },
  { id: 'activities', name: '线下活动', href: paths.activities() },
];

function categoryLink({ id, name, type }: FooterCategory): FooterLink {
  const list = type === 'course' ? paths.courses : paths.activities;
  return { id: `${type}-${id}`, name, href: list({ cid: id }) };
}

/** Footer of every desktop page: categories, contacts of this deployment, up to two QR codes, and the legal row. */
export function SiteFooter() {
  const { data: topics = [], error, ref } = useFooterCategories();
  // The footer has no room for an error, so a refusal is shown as a toast. Any other failure is shown by the page itself.
  useEffect(() => {
    if (!error) return;
    void describeLate(error).then(({ reason }) => {
      if (reason === 'refused') showError(error);
    });
  }, [error]);
  const isOpen = useIsOpenPath();
  const config = useSystem((state) => state.config);
  const { footer } = readEnv();
  const { name, copyright, links, filings, friends } = useLegal();
  return (
    <Footer
      ref={ref}
      schoolName={name}
      logoSrc={name === BRAND ? null : config?.logo.logo}
      slogan={useSlogan()}
      categories={[...fixedLinks, ...topics.map(categoryLink)].filter(({ href }) => isOpen(href))}
      contacts={footer}
      qrCodes={footer.qrcodes.slice(0, 2)}
      copyright={copyright}
      legalLinks={links}
      filings={filings}
      friends={friends}
    />
  );
}
