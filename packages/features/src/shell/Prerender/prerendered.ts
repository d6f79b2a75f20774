import type { Config } from '@qinghe/api/resources/config';
import type { NavItem } from '@qinghe/api/resources/navigation';
import { applyConfig } from '@qinghe/hooks/data/config';
import { defaultNavs } from '@qinghe/hooks/data/navs';
import { fillCache, fillConfig, type KeptAnswers } from '@qinghe/hooks/data/prerender';
import { presumeLacking } from '@qinghe/hooks/stores/server';
import { saveNavs } from '@qinghe/hooks/stores/session';
import { noteRenderedAt } from '@qinghe/hooks/time';

/** Id of the element that holds what a page was rendered with. */
export const DATA_ID = 'prerendered';

/** Attribute of elements whose style waits: no policy lets markup bring styles of its own. */
export const STYLE_ATTRIBUTE = 'data-inline';

/** What a page was rendered with, so that the first render in the browser is the same. */
export interface Prerendered {
  config: Config;
  /** The server's navigation; null for the fixed one. */
  navs: NavItem[] | null;
  /** Paths of the calls that the server lacks. */
  lacks: readonly string[];
  answers: KeptAnswers;
  /** When it was rendered, in epoch milliseconds. */
  now: number;
}

/** Fills stores and cache as they were when the page was rendered. */
export function restorePrerendered({ config, navs, lacks, answers, now }: Prerendered): void {
  noteRenderedAt(now);
  presumeLacking(lacks);
  applyConfig(config);
  saveNavs(navs ?? defaultNavs);
  fillConfig(config);
  fillCache(answers);
}
