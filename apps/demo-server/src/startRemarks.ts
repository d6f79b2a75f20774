import { lookOf } from './look.ts';
import { maintenanceOf } from './maintenance.ts';
import { listSchoolFiles } from './schoolFiles.ts';
import { readSchoolPages } from './schoolPages.ts';
import { scriptRemarks } from './scriptRemarks.ts';
import { settingRemarks } from './settingRemarks.ts';
import type { Settings } from './settings.ts';

/** Returns all remarks on settings, files and pages for the person who starts the server. */
export const startRemarks = ({
  site,
  filesDir,
  pagesDir,
}: Pick<Settings, 'site' | 'filesDir' | 'pagesDir'>): string[] => [
  ...settingRemarks(site),
  ...lookOf(site).remarks,
  ...scriptRemarks(site),
  ...listSchoolFiles(filesDir).remarks,
  ...readSchoolPages(pagesDir).remarks,
  ...maintenanceOf(site).remarks,
];
