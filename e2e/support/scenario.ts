import { findScenario, previewPath } from '@qinghe/api/mocks';
import type { Page, TestInfo } from '@playwright/test';
import { isPhone } from './projects.ts';

/**
 * Opens a named scenario of the demo school in the running project's app, at `path` or where the scenario shows best; the school
 * belongs to this browser alone. Throws if there is no such scenario.
 */
export async function openScenario(page: Page, info: TestInfo, id: string, path?: string) {
  const scenario = findScenario(id);
  if (!scenario) throw new Error(`There is no scenario called ${id}.`);
  const site = isPhone(info) ? 'mobile' : 'desktop';
  await page.goto(previewPath(id, { ...scenario, path: path ?? scenario.path }, site));
}
