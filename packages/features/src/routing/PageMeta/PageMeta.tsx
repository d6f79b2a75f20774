import { useEffect } from 'react';
import { useSchoolName, useSystem } from '@qinghe/hooks/stores/system';
import { markFirstContent, warmUp } from '@qinghe/ui/components/Late';
import { useLocation } from '../Routing/index.ts';

export interface PageMetaProps {
  /** Title of the page, without the school's name; left out on the home page. */
  title?: string | undefined;
  /** What a search engine shows below the title; one or two sentences of plain text. */
  description?: string | undefined;
  /** Address of the page's picture, for those who share it; the school's logo without one. */
  image?: string | undefined;
  /** Facts for search engines (schema.org); loads their own code. Keep the function stable. */
  loadFacts?: ((site: string, origin: string) => Promise<object[]>) | undefined;
}

function setDescription(content: string) {
  let element = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (!element) {
    element = document.createElement('meta');
    element.name = 'description';
    document.head.append(element);
  }
  element.content = content;
}

/** Sets the title and description of the document while a page is shown, and what others are told of it. */
export function PageMeta({ title, description, image, loadFacts }: PageMetaProps) {
  const { config } = useSystem();
  const name = useSchoolName();
  const picture = image || config?.logo.logo;
  const { pathname, search } = useLocation();
  // The home page says itself when its content is there.
  useEffect(() => {
    if (title) markFirstContent();
  }, [title]);
  useEffect(() => {
    document.title = title ? `${title} - ${name}` : name;
  }, [title, name]);
  useEffect(() => {
    setDescription(description ?? `${name}：线上课程与线下活动`);
  }, [description, name]);
  useEffect(() => {
    let isCurrent = true;
    warmUp(async () => {
      const [{ share }, facts] = await Promise.all([
        import('./sharing.ts'),
        loadFacts?.(name, window.location.origin),
      ]);
      if (isCurrent) await share({ title: title ?? name, site: name, image: picture, facts });
    });
    return () => {
      isCurrent = false;
    };
    // The head names the address.
  }, [pathname, search, title, description, name, picture, loadFacts]);
  return null;
}
