// Serves a built site with nginx and the generated configuration, and checks its answers: `tsx scripts/testNginx.ts [folder]`.
// Uses an installed nginx, or installs Debian's package in CI (as root); reports that it was skipped if there is none.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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

interface Expected {
  status: number;
  type?: string;
  caching?: string;
  location?: string | null;
  holds?: string;
  lacks?: string;
}

async function check(path: string, expected: Expected): Promise<void> {
  requests += 1;
  const response = await fetch(origin + path, { redirect: 'manual' });
  const body = await response.text();
  type Value = string | number | null | undefined;
  const expectEqual = (what: string, actual: Value, value: Value) => {
    if (value !== undefined && actual !== value)
      problems.push(`${path}: ${what} is ${String(actual)}, not ${String(value)}`);
  };
  expectEqual('status', response.status, expected.status);
  expectEqual('type', response.headers.get('content-type')?.split(';')[0], expected.type);
  expectEqual('Cache-Control', response.headers.get('cache-control'), expected.caching);
  expectEqual('Location', response.headers.get('location'), expected.location);
  expectEqual('X-Content-Type-Options', response.headers.get('x-content-type-options'), 'nosniff');
  const rules = response.headers.get('speculation-rules');
  expectEqual('Speculation-Rules', rules, '"/speculation-rules.json"');
  if (!response.headers.get('content-security-policy')?.includes("frame-ancestors 'none'"))
    problems.push(`${path}: no policy against framing`);
  if (expected.holds && !body.includes(expected.holds))
    problems.push(`${path}: does not hold ${expected.holds}`);
  if (expected.lacks && body.includes(expected.lacks))
    problems.push(`${path}: holds ${expected.lacks}`);
}

async function checkEverything(): Promise<void> {
  const html = { status: 200, type: 'text/html', caching: 'no-cache' };
  const pages = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);
  for (const page of pages) {
    await check(page, { ...html, holds: `data-address="${page}"` });
    if (page !== '/') {
      await check(`${page}/`, { status: 301, location: page });
      await check(`${page}.html`, { status: 301, location: page });
    }
  }
  await check('/service/anything', { ...html, holds: 'data-address="/service/service-details"' });
  await check('/devHome?a=1', html);
  for (const end of ['', '/', '.html'])
    await check(`/index${end}?store=13`, { status: 301, location: '/?store=13' });
  for (const end of ['/', '.html'])
    await check(`/VetcareVetBuddyVisits${end}?phone=%2B1%20555&page=1`, {
      status: 301,
      location: '/VetcareVetBuddyVisits?phone=%2B1%20555&page=1',
    });

  const parents = new Set(pages.map((page) => page.replace(/[^/]+$/, '')));
  const missingPage = { status: 404, type: 'text/html', caching: 'no-cache', holds: 'id="root"' };
  for (const path of ['/nope', '/error', '/about/more', '/service/a/b', '/404'])
    await check(path, missingPage);
  // An unknown id; the one folder whose page is the same for every id is asked above.
  parents.delete('/service/');
  for (const parent of parents) await check(`${parent}nobody-has-this`, missingPage);

  // Decoded, browsers read both as //elsewhere.example: no redirect may lead there.
  for (const start of ['/%5Celsewhere.example', '/%09/elsewhere.example']) {
    await check(`${start}/`, { ...missingPage, location: null });
    await check(`${start}/about/`, { ...missingPage, location: null });
    await check(`${start}/about.html`, { status: 404, type: 'text/plain', location: null });
  }
  await check('//elsewhere.example/', { status: 301, location: '/elsewhere.example' });

  for (const file of readdirSync(join(folder, 'assets')))
    await check(`/assets/${file}`, { status: 200, caching: 'public, max-age=31536000, immutable' });
  await check('/assets/gone.js', {
    status: 404,
    type: 'text/plain',
    caching: 'no-store',
    lacks: '<html',
  });
  await check('/gone.svg', { status: 404, type: 'text/plain', lacks: '<html' });
  await check('/speculation-rules.json', {
    status: 200,
    type: 'application/speculationrules+json',
    caching: 'no-cache',
    holds: '"prefetch"',
  });
  await check('/manifest.webmanifest', { status: 200, type: 'application/manifest+json' });
  await check('/robots.txt', { status: 200, type: 'text/plain', caching: 'no-cache' });
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
