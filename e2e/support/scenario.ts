import { findScenario, previewPath } from '@qinghe/api/mocks';
import type { Page, TestInfo } from '@playwright/test';
import { isPhone } from './projects.ts';

/**
 * Opens a named state of the demo school in the running project's app, in a school of this browser's
 * own; where the scenario shows best, or at a path. Throws when there is no such scenario.
 */
export async function openScenario(page: Page, info: TestInfo, id: string, path?: string) {
  const scenario = findScenario(id);
  if (!scenario) throw new Error(`There is no scenario called ${id}.`);
  const site = isPhone(info) ? 'mobile' : 'desktop';
  await page.goto(previewPath(id, { ...scenario, path: path ?? scenario.path }, site));
}
