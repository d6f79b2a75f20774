import type { Config } from '@qinghe/api/resources/config';
import type { NavItem } from '@qinghe/api/resources/navigation';
import { applyConfig } from '@qinghe/hooks/data/config';
import { defaultNavs } from '@qinghe/hooks/data/navs';
import { fillCache, fillConfig, type KeptAnswers } from '@qinghe/hooks/data/prerender';
import { presumeLacking } from '@qinghe/hooks/stores/server';
import { saveNavs } from '@qinghe/hooks/stores/session';
import { noteRenderedAt } from '@qinghe/hooks/time';

/** Id of the element with the data that a page was rendered with. */
export const DATA_ID = 'prerendered';

/**
 * Attribute that holds inline styles until hydration, because the content security policy forbids `style` attributes in markup.
 */
export const STYLE_ATTRIBUTE = 'data-inline';

/** The data that a page was rendered with, so that the first render in the browser gives the same result. */
export interface Prerendered {
  config: Config;
  /** The server's navigation; null for the built-in one. */
  navs: NavItem[] | null;
  /** Paths of the endpoints that the server lacks. */
  lacks: readonly string[];
  answers: KeptAnswers;
  /** When the page was rendered, in epoch milliseconds. */
  now: number;
}

/** Restores stores and cache to their state when the page was rendered. */
export function restorePrerendered({ config, navs, lacks, answers, now }: Prerendered): void {
  noteRenderedAt(now);
  presumeLacking(lacks);
  applyConfig(config);
  saveNavs(navs ?? defaultNavs);
  fillConfig(config);
  fillCache(answers);
}
