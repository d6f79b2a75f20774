import type { Page } from '@playwright/test';
import { courseLink } from '../support/links.ts';
import { pause } from '../support/pauses.ts';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';

const isCourse = (url: string) => /\/api\/v2\/course\/\d+$/.test(url);

async function openCourses(page: Page, saveData: boolean) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
  }, saveData);
  await page.goto('/courses');
  await expect(courseLink(page)).toBeVisible();
  await atRest(page);
}

test('pointing at a course asks for it in advance', async ({ page }) => {
  await openCourses(page, false);
  const asked = page.waitForRequest((request) => isCourse(request.url()));
  await courseLink(page).hover();
  await asked;
});

test('pointing at a course asks for nothing where data is to be saved', async ({ page }) => {
  await openCourses(page, true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await courseLink(page).hover();
  await pause(page, 'no preload');
  expect(asked.filter(isCourse)).toEqual([]);
  await courseLink(page).click();
  await expect(page).toHaveURL(/\/courses\/detail\//);
  await expect.poll(() => asked.some(isCourse)).toBe(true);
});
