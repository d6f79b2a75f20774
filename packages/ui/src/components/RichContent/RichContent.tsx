import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { markOf } from './markOf.ts';
import { finished, isSettled, sanitized, textOf, unfinishedIn } from './pipeline/render.ts';
import { roughLines } from './pipeline/roughLines.ts';
import { applyStyles } from './pipeline/styleAttributes.ts';
import { AS_WRITTEN, EVERY_LINK, NO_HOSTS, type RichContentProps } from './props.ts';
import { useScrollableBoxes } from './useScrollableBoxes.ts';
import { whenReached } from '../Late/whenReached.ts';
import * as styles from './RichContent.styles.ts';

interface Rendered {
  source: string;
  /** Sanitised HTML; null when the sanitiser could not be loaded. */
  safe: string | null;
  /** The same with code highlighted and formulas rendered, once that is done. */
  done?: string;
}

/** Finds the content that `RichContent.prerender.tsx` has rendered into the page being hydrated; null for none. */
function findStanding(html: string): Rendered | null {
  const place = globalThis.document?.querySelector(`[data-served="${markOf(html)}"]`);
  return place ? { source: html, safe: place.innerHTML } : null;
}

/** Largest number of placeholder paragraphs while the content is being sanitised. */
const MOST_PARAGRAPHS = 40;

/** Placeholder bars, as long as the text that will replace them. */
function Waiting({ html }: { html: string }) {
  const paragraphs = useMemo(() => roughLines(html).slice(0, MOST_PARAGRAPHS), [html]);
  return paragraphs.map(({ words, rank }, order) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs have nothing else to be told apart by
    <p key={order} data-rank={rank ?? undefined} aria-hidden="true">
      <span css={styles.bar}>{words.replace(/\S/g, '一')}</span>
    </p>
  ));
}

/**
 * The only component that inserts HTML from outside into a page. The HTML is sanitised under one policy; code is
 * highlighted and formulas are rendered once a reader comes near them, and where one of these fails, the source stays.
 * Placeholder bars show until the HTML is sanitised; if the sanitiser cannot be loaded, the plain text shows.
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
  const [standing] = useState(() => findStanding(html));
  const [rendered, setRendered] = useState(standing);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const options = { headingLevel, frameHosts, pictureHosts, isOpenLink, ownLink };
    /** Keeps the state when the HTML is unchanged, to avoid a render. */
    const show = (safe: string | null) => {
      if (!isCurrent) return;
      setRendered((old) =>
        old?.source === html && (old.safe === safe || safe === null) ? old : { source: html, safe },
      );
    };
    // Prerendered content that depends on the options is sanitised again with the current ones.
    if (standing?.source === html && isSettled(html)) show(standing.safe);
    else
      sanitized(html, options).then(show, () => {
        show(null);
      });
    return () => {
      isCurrent = false;
    };
  }, [html, headingLevel, frameHosts, pictureHosts, isOpenLink, ownLink, standing]);

  const isReady = rendered?.source === html;
  const safe = isReady ? rendered.safe : null;
  useEffect(() => {
    if (safe === null || !root.current) return undefined;
    const parts = unfinishedIn(root.current);
    if (parts.length === 0) return undefined;
    return whenReached(parts, () => {
      void finished(safe).then((done) =>
        setRendered((old) => (old?.safe === safe ? { ...old, done } : old)),
      );
    });
  }, [safe]);
  const safeHtml = isReady ? (rendered.done ?? safe) : null;
  useLayoutEffect(() => {
    if (!root.current) return;
    applyStyles(root.current);
    root.current.removeAttribute('data-served');
  }, [safeHtml]);
  useScrollableBoxes(root, safeHtml);

  if (!isReady)
    return (
      <div css={styles.root} aria-busy="true" {...rest}>
        <Waiting html={html} />
      </div>
    );
  if (safeHtml === null)
    return (
      <div css={[styles.root, styles.plain]} {...rest}>
        {textOf(html)}
      </div>
    );
  return (
    <div
      ref={root}
      css={styles.root}
      {...rest}
      // oxlint-disable-next-line react/no-danger -- sanitised by pipeline/sanitize.ts; the only place that inserts HTML
      dangerouslySetInnerHTML={{ __html: safeHtml }}
    />
  );
}
