import { useMemo } from 'react';
import { markOf } from './markOf.ts';
import { clean } from './pipeline/clean.ts';
import { AS_WRITTEN, EVERY_LINK, NO_HOSTS, type RichContentProps } from './props.ts';
import * as styles from './RichContent.styles.ts';

/**
 * `RichContent` for prerendering: sanitises the HTML in Node under the same policy, so that clients without scripts can read
 * it. Code highlighting and formulas are added in the browser.
 */
export function RichContent({
  html,
  headingLevel = 2,
  frameHosts = NO_HOSTS,
  pictureHosts = NO_HOSTS,
  isOpenLink = EVERY_LINK,
  ownLink = AS_WRITTEN,
  ...rest
}: RichContentProps) {
  const safeHtml = useMemo(() => {
    const options = { headingLevel, frameHosts, pictureHosts, isOpenLink, ownLink };
    // Escapes ` style="` in text (no such attribute is left here): `composeDocument` renames every match in the page.
    return clean(html, options).innerHTML.replace(/ style="/g, ' style=&quot;');
  }, [html, headingLevel, frameHosts, pictureHosts, isOpenLink, ownLink]);
  return (
    <div
      data-served={markOf(html)}
      css={styles.root}
      {...rest}
      // oxlint-disable-next-line react/no-danger -- sanitised by pipeline/sanitize.ts, as in the browser
      dangerouslySetInnerHTML={{ __html: safeHtml }}
    />
  );
}
