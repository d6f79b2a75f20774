import { useEffect } from 'react';
import { useSchoolName, useSystem } from '@qinghe/hooks/stores/system';
import { markFirstContent, warmUp } from '@qinghe/ui/components/Late';
import { useLocation } from '../Routing/index.ts';

export interface PageMetaProps {
  /** Title of the page, without the school's name; omitted on the home page. */
  title?: string | undefined;
  /** Description for search engines, shown below the title: one or two sentences of plain text. */
  description?: string | undefined;
  /** Address of the page's picture for shared links; defaults to the school's logo. */
  image?: string | undefined;
  /** Loads structured data for search engines (schema.org) with its code. Keep the function stable. */
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

/** Sets the title, description and sharing data of the document while a page is shown. */
export function PageMeta({ title, description, image, loadFacts }: PageMetaProps) {
  const config = useSystem((state) => state.config);
  const name = useSchoolName();
  const picture = image || config?.logo.logo;
  const { pathname, search } = useLocation();
  // Pages with a title report their first content here; the home page reports it itself once its content is loaded.
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
    // The address is a dependency because the head contains it.
  }, [pathname, search, title, description, name, picture, loadFacts]);
  return null;
}
