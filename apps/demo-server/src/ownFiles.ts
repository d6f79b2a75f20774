import { envScript, type SiteSettings } from './siteSettings.ts';
import { lookOf } from './look.ts';

/** What a site serves in the school's name, made from its settings when a server starts. */
export interface OwnFiles {
  /** Contents by path below the site's root. */
  files: ReadonlyMap<string, string>;
  /** What the person who starts the server should know of the settings. */
  remarks: readonly string[];
}

/** The files of a school. */
export function ownFiles(settings: SiteSettings): OwnFiles {
  const { rules, remarks } = lookOf(settings);
  return { files: new Map([['env.js', envScript(settings, rules)]]), remarks };
}
