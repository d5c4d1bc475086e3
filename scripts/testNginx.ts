// Serves a built site with nginx and the generated configuration, and checks its answers: `tsx scripts/testNginx.ts [folder]`.
// Uses an installed nginx, or installs Debian's package in CI (as root); reports that it was skipped if there is none.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { askWith } from './checkHost/ask.ts';
import { checkHost } from './checkHost/checkHost.ts';
import { recordValues } from './content/records.ts';
import { policyOfForm } from './edit/hostPage.ts';
import { caching, formHeaders } from './hosting/headers.ts';
import { sharedPagesIn } from './hosting/sharedPages.ts';
import { languagesOfSite } from './languages/siteLanguages.ts';
import { findProgram, install, skippedExitCode } from './systemPackages.ts';

const folder = resolve(process.argv[2] ?? 'dist');
const origin = 'http://127.0.0.1:4320';

function findNginx(): string | undefined {
  const found = findProgram('nginx');
  if (found) return found;
  // Only in CI, because installing the package starts a server.
  if (process.env.CI) install('nginx-light');
  return findProgram('nginx');
}

/** A minimal nginx configuration around the generated server block, on this test's port. */
function configuration(work: string): string {
  const server = readFileSync(`${folder}-hosting/nginx.conf`, 'utf8')
    .replace(/listen 80;\s+listen \[::]:80;/, 'listen 127.0.0.1:4320;')
    .replace(/root [^;]+;/, `root ${folder};`);
  const types = existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${work}/${name};`)
    .join(' ');
  return `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${work}/pid; error_log ${work}/error.log;
events {}
http { ${types} access_log off; ${temporary}
${server} }`;
}

const problems: string[] = [];
let requests = 0;

/** Asks as a browser would; what is not as expected is a problem. */
async function expectAnswer(path: string, status: number, expected: Record<string, string> = {}) {
  requests += 1;
  const response = await fetch(origin + path, { redirect: 'manual' });
  const body = await response.text();
  // One header stands for all that every answer carries.
  const { holds = '', ...headers } = { 'x-content-type-options': 'nosniff', ...expected };
  const wrong = [
    ...(response.status === status ? [] : [`status is ${response.status}, not ${status}`]),
    ...Object.entries(headers)
      .map(([name, value]) => ({ name, value, sent: response.headers.get(name) ?? '' }))
      .filter(({ value, sent }) => sent !== value)
      .map(({ name, value, sent }) => `${name} is '${sent}', not '${value}'`),
    ...(body.includes(holds) ? [] : [`does not hold ${holds}`]),
  ];
  problems.push(...wrong.map((problem) => `${path}: ${problem}`));
}

/** What every deployed site is asked: headers, types, caching, compression, 404s. This one has neither its APIs nor its own address. */
async function expectPromises(): Promise<void> {
  const areas = await checkHost(origin, askWith(fetch));
  const asked = areas.filter(({ name }) => !['search engines', 'the calls'].includes(name));
  for (const { problem } of asked.flatMap(({ findings }) => findings)) problems.push(problem);
}

/** The not-found page of a language, '' for English. */
const missingPage = (language = '') => ({
  holds: `data-address="${language}/error"`,
  'cache-control': caching.revalidate,
});

/** What only the files of the build tell: each page and each hashed file, and where every other address of theirs leads. */
async function checkEverything(): Promise<void> {
  await expectPromises();
  const pages = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /(?<!(?:^|\/)404|^admin)\.html$/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);
  for (const page of pages) {
    await expectAnswer(page, 200, { holds: `data-address="${page}"` });
    for (const end of page === '/' ? [] : ['/', '.html'])
      await expectAnswer(page + end, 301, { location: page });
  }
  if (recordValues('site.yaml').site.pages.devHome) await expectAnswer('/devHome?a=1', 200);
  await expectForm();
  for (const [from, location] of Object.entries(recordValues('redirects.yaml').redirects))
    await expectAnswer(from, 301, { location });
  for (const end of ['', '/', '.html'])
    await expectAnswer(`/index${end}?store=13`, 301, { location: '/?store=13' });
  const query = '?phone=%2B1%20555&page=1';
  for (const end of ['/', '.html'])
    await expectAnswer(`/VetcareVetBuddyVisits${end}${query}`, 301, {
      location: `/VetcareVetBuddyVisits${query}`,
    });

  const languages = languagesOfSite().map(({ code }) => `/${code}`);
  const parents = new Set(pages.map((page) => page.replace(/[^/]+$/, '')));
  // An unknown id; the folders whose page is the same for every id are asked by `expectPromises`.
  for (const { under } of sharedPagesIn(pages)) parents.delete(under);
  const unknown = [...parents].map((parent) => `${parent}nobody-has-this`);
  const named = languages.flatMap((language) => [`${language}/error`, `${language}/404`]);
  for (const path of ['/error', '/about/more', '/service/a/b', '/404', ...named, ...unknown]) {
    const language = languages.find((each) => path.startsWith(`${each}/`));
    await expectAnswer(path, 404, missingPage(language));
  }

  // Decoded, browsers read both as //elsewhere.example: no redirect may lead there.
  for (const start of ['/%5Celsewhere.example', '/%09/elsewhere.example']) {
    for (const end of ['/', '/about/'])
      await expectAnswer(start + end, 404, { ...missingPage(), location: '' });
    await expectAnswer(`${start}/about.html`, 404, { location: '', holds: 'Not found' });
  }
  await expectAnswer('//elsewhere.example/', 301, { location: '/elsewhere.example' });

  for (const file of readdirSync(join(folder, 'assets')))
    await expectAnswer(`/assets/${file}`, 200, { 'cache-control': caching.immutable });
  const missingFile = { 'content-type': 'text/plain', holds: 'Not found' };
  await expectAnswer('/assets/gone.js', 404, { ...missingFile, 'cache-control': caching.noStore });
  await expectAnswer('/gone.svg', 404, missingFile);
  await expectAnswer('/robots.txt', 200, {
    'content-type': 'text/plain',
    'cache-control': caching.revalidate,
  });
}

/** The form, where the site has one: under its own policy, and no other page under it. */
async function expectForm(): Promise<void> {
  const policy = policyOfForm();
  const headers = policy && formHeaders(policy);
  if (!headers) return expectAnswer('/admin', 404);
  const own = {
    'content-security-policy': headers['Content-Security-Policy']!,
    'x-robots-tag': headers['X-Robots-Tag']!,
    holds: '/admin/form.js',
  };
  await expectAnswer('/admin', 200, own);
  await expectAnswer('/admin/form.json', 200, { 'content-type': 'application/json' });
  const { headers: ofHome } = await fetch(origin);
  if (ofHome.get('content-security-policy') === own['content-security-policy'])
    problems.push('/: the form’s policy');
}

async function runChecks(nginx: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const file = join(work, 'nginx.conf');
  writeFileSync(file, configuration(work));
  const server = spawn(nginx, ['-c', file, '-e', `${work}/error.log`], { stdio: ['ignore', 2, 2] });
  try {
    for (let tries = 0; ; tries += 1) {
      const isUp = await fetch(origin).then(
        () => true,
        () => false,
      );
      if (isUp) break;
      if (tries > 50 || server.exitCode !== null) throw new Error('nginx did not start.');
      await wait(100);
    }
    await checkEverything();
  } finally {
    server.kill();
    rmSync(work, { recursive: true, force: true });
  }
}

const nginx = findNginx();
if (nginx) {
  await runChecks(nginx);
  for (const problem of problems) console.error(problem);
  console.log(`${requests} requests to nginx, ${problems.length} wrong answers.`);
  if (problems.length > 0) process.exitCode = 1;
} else {
  console.warn('SKIPPED: no nginx here (Debian: apt-get install nginx-light).');
  process.exitCode = skippedExitCode;
}
