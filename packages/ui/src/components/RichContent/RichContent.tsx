import { useEffect, useLayoutEffect, useMemo, useRef, useState, type HTMLAttributes } from 'react';
import { renderSteps, textOf } from './pipeline/render.ts';
import { roughLines } from './pipeline/roughLines.ts';
import { applyStyles } from './pipeline/styleAttributes.ts';
import { useScrollableBoxes } from './useScrollableBoxes.ts';
import * as styles from './RichContent.styles.ts';

interface Rendered {
  source: string;
  /** Safe HTML, or null when it could not be made safe. */
  html: string | null;
}

const NO_HOSTS: readonly string[] = [];
const EVERY_LINK = () => true;
const AS_WRITTEN = (address: string) => address;

export interface RichContentProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** HTML from outside (contract 1.14), with code and formulas. */
  html: string;
  /** The level of the content's highest heading, so that the page keeps one h1. */
  headingLevel?: 2 | 3 | 4;
  /** Hosts whose frames may stay, such as `player.bilibili.com`. Keep the array stable. */
  frameHosts?: readonly string[];
  /** Hosts whose pictures may stand below words, beside this site's own. Keep the array stable. */
  pictureHosts?: readonly string[];
  /** Whether a path of this site may be linked; of others the words stay. Keep the function stable. */
  isOpenLink?: (path: string) => boolean;
  /** The address that a link of this site shows, given the written one as path, query and hash. Keep the function stable. */
  ownLink?: (address: string) => string;
}

/** Most paragraphs that are drawn while the content is made safe. */
const MOST_PARAGRAPHS = 40;

/** Bars where the words will stand, as many as there are. */
function Waiting({ html }: { html: string }) {
  const paragraphs = useMemo(() => roughLines(html).slice(0, MOST_PARAGRAPHS), [html]);
  return paragraphs.map((words, order) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs have nothing else to be told apart by
    <p key={order} aria-hidden="true">
      <span css={styles.bar}>{words.replace(/\S/g, '一')}</span>
    </p>
  ));
}

/**
 * The one place where HTML from outside enters a page. It is sanitised under one policy, then code
 * is coloured and formulas are set; what fails stays as written. Bars stand in until it is safe;
 * if the sanitiser cannot be loaded, the plain words show.
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
  const [rendered, setRendered] = useState<Rendered | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const run = async () => {
      for await (const step of renderSteps(html, {
        headingLevel,
        frameHosts,
        pictureHosts,
        isOpenLink,
        ownLink,
      })) {
        if (!isCurrent) return;
        setRendered({ source: html, html: step });
      }
    };
    run().catch(() => {
      if (isCurrent) setRendered({ source: html, html: null });
    });
    return () => {
      isCurrent = false;
    };
  }, [html, headingLevel, frameHosts, pictureHosts, isOpenLink, ownLink]);

  const isReady = rendered?.source === html;
  const safeHtml = isReady ? rendered.html : null;
  useLayoutEffect(() => {
    if (root.current) applyStyles(root.current);
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
