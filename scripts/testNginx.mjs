// Serves a built site with a real nginx and its generated configuration, and asks it for everything that a host must
// answer: `node scripts/testNginx.mjs [folder]`. Takes an nginx that is there, or in CI Debian's package (as root); where
// there is neither, it says aloud that it was left out.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram, install, skippedExitCode } from './systemPackages.mjs';

const folder = resolve(process.argv[2] ?? 'dist');
const origin = 'http://127.0.0.1:4320';

/** @returns {string | undefined} nginx's path */
function findNginx() {
  const found = findProgram('nginx');
  if (found) return found;
  // Its package starts a server, which nobody wants on their own machine.
  if (process.env.CI) install('nginx-light');
  return findProgram('nginx');
}

/** The generated server block, on a port of this test, in the smallest whole configuration around it. */
function configuration(/** @type {string} */ work) {
  const server = readFileSync(`${folder}-hosting/nginx.conf`, 'utf8')
    .replace('listen 80;', 'listen 127.0.0.1:4320;')
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

/** @type {string[]} */
const problems = [];
let asked = 0;

/**
 * @param {string} path
 * @param {{ status: number, type?: string, caching?: string, location?: string | null, holds?: string, lacks?: string }} expected
 */
async function ask(path, expected) {
  asked += 1;
  const answer = await fetch(origin + path, { redirect: 'manual' });
  const body = await answer.text();
  const is = (
    /** @type {string} */ what,
    /** @type {string | number | null | undefined} */ found,
    /** @type {string | number | null | undefined} */ wanted,
  ) => {
    if (wanted !== undefined && found !== wanted)
      problems.push(`${path}: ${what} is ${String(found)}, not ${String(wanted)}`);
  };
  is('status', answer.status, expected.status);
  is('type', answer.headers.get('content-type')?.split(';')[0], expected.type);
  is('Cache-Control', answer.headers.get('cache-control'), expected.caching);
  is('Location', answer.headers.get('location'), expected.location);
  is('X-Content-Type-Options', answer.headers.get('x-content-type-options'), 'nosniff');
  if (!answer.headers.get('content-security-policy')?.includes("frame-ancestors 'none'"))
    problems.push(`${path}: no policy against framing`);
  if (expected.holds && !body.includes(expected.holds))
    problems.push(`${path}: does not hold ${expected.holds}`);
  if (expected.lacks && body.includes(expected.lacks))
    problems.push(`${path}: holds ${expected.lacks}`);
}

async function askEverything() {
  const html = { status: 200, type: 'text/html', caching: 'no-cache' };
  const pages = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);
  for (const page of pages) {
    await ask(page, { ...html, holds: `data-address="${page}"` });
    if (page !== '/') {
      await ask(`${page}/`, { status: 301, location: page });
      await ask(`${page}.html`, { status: 301, location: page });
    }
  }
  await ask('/service/anything', { ...html, holds: 'data-address="/service/service-details"' });
  await ask('/devHome?a=1', html);
  for (const end of ['', '/', '.html'])
    await ask(`/index${end}?store=13`, { status: 301, location: '/?store=13' });
  for (const end of ['/', '.html'])
    await ask(`/VetcareVetBuddyVisits${end}?phone=%2B1%20555&page=1`, {
      status: 301,
      location: '/VetcareVetBuddyVisits?phone=%2B1%20555&page=1',
    });

  const missingPage = { status: 404, type: 'text/html', caching: 'no-cache', holds: 'id="root"' };
  for (const path of ['/nope', '/error', '/about/more', '/service/a/b', '/blog/nope', '/404'])
    await ask(path, missingPage);

  // Browsers read both of these, decoded, as //elsewhere.example: no answer may lead there.
  for (const start of ['/%5Celsewhere.example', '/%09/elsewhere.example']) {
    await ask(`${start}/`, { ...missingPage, location: null });
    await ask(`${start}/about/`, { ...missingPage, location: null });
    await ask(`${start}/about.html`, { status: 404, type: 'text/plain', location: null });
  }
  await ask('//elsewhere.example/', { status: 301, location: '/elsewhere.example' });

  for (const file of readdirSync(join(folder, 'assets')))
    await ask(`/assets/${file}`, { status: 200, caching: 'public, max-age=31536000, immutable' });
  await ask('/assets/gone.js', {
    status: 404,
    type: 'text/plain',
    caching: 'no-store',
    lacks: '<html',
  });
  await ask('/gone.svg', { status: 404, type: 'text/plain', lacks: '<html' });
  await ask('/robots.txt', { status: 200, type: 'text/plain', caching: 'no-cache' });
}

async function askNginx(/** @type {string} */ nginx) {
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
    await askEverything();
  } finally {
    server.kill();
    rmSync(work, { recursive: true, force: true });
  }
}

const nginx = findNginx();
if (nginx) {
  await askNginx(nginx);
  for (const problem of problems) console.error(problem);
  console.log(`nginx was asked ${asked} times; ${problems.length} answers were wrong.`);
  if (problems.length > 0) process.exitCode = 1;
} else {
  console.warn('LEFT OUT: no nginx here (Debian: apt-get install nginx-light).');
  process.exitCode = skippedExitCode;
}
