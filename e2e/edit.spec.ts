import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { formHeaders, formPolicy } from '#scripts/hosting/headers.ts';
import { siteOrigin } from './support/addresses.ts';
import { fakeGitHub } from './support/gitHub.ts';
import { expect, test } from './support/test.ts';

/*
 * What somebody at the clinic does in the form (`npm run edit`), and the pages that show it, built of what was saved. The clinic's own
 * content begins empty.
 */

// Each goes on from what the one before has saved.
test.describe.configure({ mode: 'default', timeout: 240_000 });
// The editor draws what is in view.
test.use({ viewport: { width: 1280, height: 5000 } });

const port = Number(new URL(siteOrigin).port) + 2;
const origin = `http://localhost:${port}`;
const portraitFile = 'tests/fixtures/pawsAndCo/pictures/people/vet-1.jpg';
const portrait = { name: 'asha.jpg', mimeType: 'image/jpeg' };
let own: string;
/** The site built of it. */
let site: string;
let server: ChildProcess;

test.beforeAll(async () => {
  own = await mkdtemp(join(tmpdir(), 'vetbuddy-own-'));
  site = join(own, 'site');
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/edit.ts'], {
    env: { ...process.env, CONTENT: own, EDIT_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => {
    server.stdout!.on('data', (text) => String(text).includes('The form:') && resolve());
  });
});

test.afterAll(async () => {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  await rm(own, { recursive: true });
});

/** A field of the form, by its label. */
const field = (within: Page | Locator, label: string) =>
  within.getByRole('group', { name: new RegExp(`“\\W*${label}\\W*” Field`) });

/** The editor is large, and reads all of its files one after the other before it shows one. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${origin}/admin#/collections/${address}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 60_000 });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /saved/i }).first(),
  ).toBeVisible();
}

const written = (file: string) => readFile(join(own, file), 'utf8');

test('a holiday is added, and the clinics’ pages say it', async ({ page }) => {
  const before = 'holidays:\n  - { date: 2026-12-25, name: Christmas Day } # by the board\n';
  await writeFile(join(own, 'hours.yaml'), before);
  await open(page, 'facts/entries/hours');
  const holidays = field(page, 'Holidays');
  await holidays.getByRole('button', { name: /Add \W*Holiday/ }).click();
  await field(holidays, 'Date').getByLabel('Date').fill('2026-11-08');
  await field(holidays, 'Name').getByRole('textbox').fill('Diwali');
  await save(page);

  expect(await written('hours.yaml')).toContain('date: 2026-11-08\n    name: Diwali');
  expect(await written('hours.yaml')).toContain(before);
});

const removed = 'Dr Joseph D’Souza';

test('a vet joins with a portrait, and another leaves', async ({ page }) => {
  await open(page, 'facts/entries/vets');
  const vets = field(page, 'Vets');
  await vets
    .getByRole('group')
    .filter({ has: page.getByText(removed) })
    .last()
    .getByRole('button', { name: 'Remove' })
    .click();
  await vets.getByRole('button', { name: /Add \W*Vet/ }).click();
  const write = async (label: string, words: string) =>
    field(vets, label).getByRole('textbox').first().fill(words);
  await write('Name in the address', 'asha-kulkarni');
  await write('Name', 'Dr Asha Kulkarni');
  await write('First name', 'Asha');
  await field(vets, 'Pronoun').getByRole('radio', { name: 'she', exact: true }).click();
  await write('Degrees', 'BVSc & AH');
  await write('Specialities', 'Teeth');
  await field(vets, 'Years').getByRole('spinbutton').fill('12');
  await field(vets, 'Portrait').getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ ...portrait, buffer: await readFile(portraitFile) });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  const figure = field(vets, 'Portrait without background');
  await figure.getByRole('button', { name: 'Expand' }).click();
  await field(figure, 'Picture').getByRole('button', { name: 'Browse' }).click();
  await dialog.getByRole('option', { name: portrait.name }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await write('What the picture shows', 'Dr Asha Kulkarni smiles');
  await field(vets, 'Background').getByRole('radio', { name: 'sky' }).click();
  await field(vets, 'Clinics').getByRole('combobox').click();
  await page.getByRole('option', { name: /Adyar/ }).click();
  await write('Quote', 'A clean tooth is a quiet tooth.');
  await write('Looks after', 'Teeth and gums');
  await write('Good to know', 'Counts every tooth aloud');
  const visit = field(vets, 'First visit');
  await visit.getByRole('button', { name: 'Expand' }).click();
  await write('Introduction', 'Bring the toothbrush, if there is one.');
  await save(page);

  const vetsFile = await written('vets.yaml');
  expect(vetsFile).toContain('imageUrl: asha.jpg');
  expect(vetsFile).toContain('clinics:\n    - adyar\n  quote: A clean tooth');
  expect(vetsFile).not.toContain(removed);
  expect(await readFile(join(own, 'pictures/asha.jpg'))).toEqual(await readFile(portraitFile));
});

test('an article is written', async ({ page }) => {
  await open(page, 'articles/new');
  const write = async (label: string, words: string) =>
    field(page, label).getByRole('textbox').first().fill(words);
  await write('Title', 'The first night at home');
  await write('Subtitle', 'A box, a blanket, and your hand.');
  await write('Date', '2026-11-20');
  await write('Topic', 'Kittens');
  await field(page, 'Picture').getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  await dialog.getByRole('searchbox').fill('carrier');
  await dialog.getByRole('option', { name: 'blog-carrier.svg' }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await write('What the picture shows', 'A cat looks out of a box');
  await write('Text', 'The first night is loud.\n\n## Before you sleep\n\n- Show the litter tray.');
  await save(page);

  expect(await written('articles/the-first-night-at-home.md')).toContain(
    'picture: blog/blog-carrier.svg',
  );
});

const editing = { host: 'github', repository: 'tail/clinic', branch: 'main' };

/** Builds the site of what is saved, unless a journey before has. */
async function buildSite(): Promise<void> {
  if (existsSync(site)) return;
  await writeFile(join(own, 'site.yaml'), `editing: ${JSON.stringify(editing)}\n`);
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'sandbox', '--outDir', site];
  const build = spawn(process.execPath, [...vite, '--logLevel', 'error'], {
    env: { ...process.env, CONTENT: own },
    stdio: 'inherit',
  });
  expect((await once(build, 'exit'))[0]).toBe(0);
}

test('the built pages show all of it', async ({ page }) => {
  await buildSite();
  const show = async (file: string) => page.setContent(await readFile(join(site, file), 'utf8'));

  await show('clinics/indiranagar.html');
  await expect(page.getByText('Diwali')).toHaveCount(1);

  await show('doctors.html');
  await expect(page.getByText('Dr Asha Kulkarni').first()).toBeAttached();
  await expect(page.getByText(removed)).toHaveCount(0);
  await show('doctors/asha-kulkarni.html');
  await expect(page.locator('img[alt*="Asha Kulkarni"]').first()).toBeAttached();

  await show('blog/the-first-night-at-home.html');
  await expect(page.getByRole('heading', { name: 'The first night at home' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Before you sleep' })).toBeAttached();
});

test('on the web the form logs in with a token and commits what is saved, under its own policy', async ({
  page,
}) => {
  await buildSite();
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  const policy = formPolicy('https://api.github.com');
  const address = 'https://tail.example/admin';
  await page.route(`${new URL(address).origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = pathname === '/admin';
    const path = join(site, isPage ? 'admin.html' : pathname);
    await route.fulfill({ path, ...(isPage && { headers: pageHeaders(policy) }) });
  });
  const before =
    '# Asked for by the staff\nholidays:\n  - { date: 2026-12-25, name: Christmas Day } # by the board\n';
  const commits = await fakeGitHub(page, { 'content/own/hours.yaml': before });

  await page.goto(address);
  await page.getByRole('button', { name: /access token/i }).click();
  await page.getByRole('textbox').first().fill('a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.goto(`${address}#/collections/facts/entries/hours`);
  const holidays = field(page, 'Holidays');
  await holidays.getByRole('button', { name: /Add \W*Holiday/ }).click();
  await field(holidays, 'Date').last().getByLabel('Date').fill('2026-11-08');
  await field(holidays, 'Name').last().getByRole('textbox').fill('Diwali');
  await save(page);

  expect(commits).toMatchObject([{ token: 'token a-token' }]);
  const { 'content/own/hours.yaml': text } = commits[0]!.files;
  expect(text).toContain(before);
  expect(text).toContain('date: 2026-11-08\n    name: Diwali');
  expect(wrong).toEqual([]);
});

const pageHeaders = (policy: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  ...formHeaders(policy),
});
