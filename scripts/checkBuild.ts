// Checks a production build: nothing of the sandbox in it, no file missing that a page names, and the style
// sheets in the right order.
// `tsx scripts/checkBuild.ts [folder]`
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './content/folders.ts';

/** Texts that occur only in the sandbox: its users. */
function sandboxTexts(): string[] {
  const source = readFileSync(join(root, 'sandbox/data/staff.ts'), 'utf8');
  const literals = [...source.matchAll(/[:=] '([^']{8,})'/g)].map(([, text]) => text ?? '');
  // A build may use the sample client id, and it knows the names of Cognito's challenges.
  return literals.filter((text) => text !== 'sample-client' && !/^[A-Z_]+$/.test(text));
}

/** How the numbers of the sandbox's stores begin (sandbox/data/stores.ts); the stores have the clinics' names. */
const storeNumber = /\b55555/;

/** What is wrong with the order of a page's styles. */
function layerOrderProblems(folder: string, page: string): string[] {
  const links = readFileSync(join(folder, page), 'utf8').match(/<link[^>]*rel="stylesheet"[^>]*>/g);
  const styles = (links ?? [])
    .filter((link) => !link.includes(' disabled'))
    .map((link) => readFileSync(join(folder, /href="([^"]+)"/.exec(link)?.[1] ?? ''), 'utf8'))
    .join('');
  const named = [...new Set([...styles.matchAll(/@layer (\w+)/g)].map(([, layer]) => layer ?? ''))];
  // The order of src/styles/index.css; a module's own styles, in none, are over both.
  return named.join() === 'reset,base'
    ? []
    : [`${page}: its styles name the layers as ${named.join(', ') || 'nothing'}`];
}

/**
 * The files that a page names and the site lacks (pages and scripts come from two builds), the icons that a file lacks, and the
 * addresses that it links and that have no file, without which a host needs a rule.
 */
function missingFiles(folder: string, page: string): string[] {
  const html = readFileSync(join(folder, page), 'utf8');
  const files = html.match(/\/assets\/[\w.-]+/g) ?? [];
  const links = [...html.matchAll(/ href="(\/[^"?#]*)/g)]
    .map(([, path = '']) => path)
    // The page of what is not found, in English: it is there at every such address.
    .filter((path) => path !== '/error');
  const icons = html.match(/\/assets\/icons-[\w-]+\.svg#[\w-]+/g) ?? [];
  const hasFile = (path: string) =>
    ['', '.html'].some((end) => existsSync(join(folder, `${path}${end}`)));
  const hasIcon = (icon: string) => {
    const [file = '', name] = icon.split('#');
    return readFileSync(join(folder, file), 'utf8').includes(`id="${name}"`);
  };
  const paths = [...files, ...links].map((path) => (path === '/' ? '/index.html' : path));
  const missing = [
    ...paths.filter((path) => !hasFile(path)),
    ...icons.filter((icon) => !hasIcon(icon)),
  ];
  return [...new Set(missing)].map((path) => `${page}: no ${path}`);
}

/**
 * What a page's script imports at once although the app waits until the page is there: a chunk may be drawn into its own by what
 * others share.
 */
function earlyScripts(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, first = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  if (!first) return ['index.html: no script'];
  const names = [first.replace(/^\/assets\//, '')];
  for (const name of names)
    for (const [, next = ''] of readFileSync(join(folder, 'assets', name), 'utf8').matchAll(
      /\b(?:from|import)["'`]\.\/([\w.-]+\.js)/g,
    ))
      if (!names.includes(next)) names.push(next);
  return names
    .filter((name) => name.startsWith('react-'))
    .map((name) => `index.html: its script imports ${name} at once`);
}

/** What is wrong with a built site, one line each. */
function buildProblems(folder: string): string[] {
  const files = filesBelow(folder);
  const pages = files.filter((name) => name.endsWith('.html'));
  const forbidden = [
    /\bmsw\b/i,
    /mockServiceWorker/,
    /\/sandbox\//,
    storeNumber,
    ...sandboxTexts(),
  ];
  return [
    ...files.filter((name) => name.endsWith('.map')).map((name) => `${name}: a source map`),
    ...files
      .filter((name) => /\.(js|css|html|json|txt|xml|webmanifest)$/.test(name))
      .flatMap((name) => {
        const content = readFileSync(join(folder, name), 'utf8');
        const held = forbidden.filter((text) =>
          typeof text === 'string' ? content.includes(text) : text.test(content),
        );
        return held.map((text) => `${name}: holds ${String(text)}`);
      }),
    ...pages.flatMap((page) => [
      ...layerOrderProblems(folder, page),
      ...missingFiles(folder, page),
    ]),
    ...(pages.includes('index.html') ? earlyScripts(folder) : ['no index.html']),
    ...(files.some((name) => name.endsWith('.js')) ? [] : ['no script']),
  ];
}

const folder = process.argv[2] ?? 'dist';
const problems = buildProblems(folder);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `${folder} holds nothing of the sandbox and all that its pages name; its styles are in order, and React waits.`,
  );
