import { expect, type Locator, type Page } from 'playwright/test';
import { samplePassword, staffEmail } from '#sandbox/data/staff.ts';
import { hydrate } from './hydrate.ts';

export const staff = { email: staffEmail, password: samplePassword };

export async function tryToLogIn(page: Page, { email, password } = staff): Promise<void> {
  await page.goto('/login');
  await hydrate(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function logIn(page: Page): Promise<void> {
  await tryToLogIn(page);
  await expect(page).toHaveURL('/appointmentlist');
  await expect(page.getByRole('alert').filter({ hasText: 'Login successful!' })).toBeVisible();
}

export function requestRow(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

/** Opens the staff list's 'Filters', which only a phone has. */
export async function unfold(page: Page): Promise<void> {
  const filters = page.getByRole('main').getByRole('button', { name: 'Filters' });
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  if (!(await filters.isVisible())) return;
  if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click();
}

export async function openDates(page: Page): Promise<void> {
  await unfold(page);
  const isOpen = await page.getByLabel('From Date').isVisible();
  if (!isOpen) await page.getByRole('button', { name: /^Dates/ }).click();
}

export async function showDay(page: Page, day: string): Promise<void> {
  await openDates(page);
  await page.getByLabel('From Date').fill(day);
  await page.getByLabel('To Date').fill(day);
  await page.keyboard.press('Escape');
}
