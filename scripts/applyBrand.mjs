// `npm run brand`: writes the name and the colours of content/sample/brand.ts into files that can't import them. It checks
// the facts of /privacy and the contrast of the colours, recolours styles/tokens.css, index.html and the pictures, draws the name into the logos
// and the shop sign, and renders the icons. A second run changes nothing. `--check` writes nothing and fails if a run
// would write.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { browserArgs, findBrowser } from './findBrowser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = 'content/sample/pictures';
const options = process.argv.slice(2);
const isCheck = options.includes('--check');

// With `--help` or a mistyped option, print the usage and write nothing.
if (options.some((option) => option !== '--check')) {
  console.log(
    'npm run brand              writes the name and colours of content/sample/brand.ts where the site can’t read them\n' +
      'npm run brand -- --check   writes nothing, and fails where a run would',
  );
  process.exit(options.includes('--help') ? 0 : 1);
}

/** @type {<T>(path: string) => Promise<T>} a module in TypeScript */
const load = async (path) =>
  (await runnerImport(join(root, path), { configFile: false, logLevel: 'error' })).module;

/** @type {typeof import('#content/brand.ts')} */
const { brand, brandForMachines } = await load('content/sample/brand.ts');
/** @type {typeof import('#content/privacy.ts')} */
const { brandPrivacy } = await load('content/sample/privacy.ts');
/** @type {typeof import('./brand/rebrand.ts')} */
const { logoPath, nameOf, rebrand, tokensPath } = await load('scripts/brand/rebrand.ts');
/** @type {typeof import('./brand/privacyFacts.ts')} */
const { privacyProblems } = await load('scripts/brand/privacyFacts.ts');
/** @type {typeof import('./brand/traceOutline.ts')} */
const { traceOutline } = await load('scripts/brand/traceOutline.ts');

/**
 * The pictures that show the name (two logos and the sign of a clinic), each with the id of the path that spells it.
 */
const signs = [
  { path: logoPath, part: 'logo-word' },
  { path: `${pictures}/scenes/logo-light.svg`, part: 'logo-light-word' },
  { path: `${pictures}/scenes/street.svg`, part: 'street-word' },
];

const files = new Map(
  [
    ...readdirSync(join(root, pictures), { recursive: true })
      .map((name) => `${pictures}/${String(name).replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.svg')),
    'index.html',
    tokensPath,
  ].map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

/**
 * The name in the font of the headings, as an SVG path that fits beside the logo's mark (a box of 160 × 36 at 55,10).
 * @param {string} name
 */
async function drawName(name) {
  const font = createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  );
  const browser = await chromium.launch({ ...(await findBrowser()), args: browserArgs });
  try {
    const page = await browser.newPage();
    const picture = await page.evaluate(
      async ({ words, address }) => {
        const face = new FontFace('Heading', `url(${address})`, { weight: '200 800' });
        document.fonts.add(await face.load());
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('No canvas');
        const size = 300;
        const style = () => {
          context.font = `700 ${size}px Heading`;
          context.letterSpacing = `${-0.03 * size}px`;
        };
        style();
        canvas.width = Math.ceil(context.measureText(words).width) + 40;
        canvas.height = size * 1.4;
        style();
        context.fillText(words, 20, size);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const alpha = Array.from(
          { length: data.length / 4 },
          (_, index) => data[4 * index + 3] ?? 0,
        );
        return { width: canvas.width, height: canvas.height, alpha, size };
      },
      { words: name, address: `data:font/woff2;base64,${readFileSync(font).toString('base64')}` },
    );
    const scale = Math.min(36 / picture.size, 163 / (picture.width - 40));
    // The baseline of the original name; a little higher if the name is long and therefore small.
    const baseline = 28 + 0.345 * scale * picture.size;
    const move = `translate(${(55.5 - 20 * scale).toFixed(2)} ${(baseline - scale * picture.size).toFixed(2)})`;
    return { path: traceOutline(picture, scale), move };
  } finally {
    await browser.close();
  }
}

const problems = privacyProblems(brand.parentCompany, brandPrivacy);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const result = rebrand(files, { name: brand.name, colours: brandForMachines.colours });
if ('refusal' in result) {
  console.error(result.refusal);
  process.exit(1);
}
const { changed } = result;
const isRenamed =
  nameOf(files.get(logoPath) ?? '') !== nameOf(changed.get(logoPath) ?? files.get(logoPath) ?? '');

if (changed.size === 0) {
  console.log(
    'The name and the colours are everywhere already; every pair of colours can be read.',
  );
} else if (isCheck) {
  console.error(
    `Run \`npm run brand\`: ${changed.size} files are not in the brand's name and colours.`,
  );
  for (const path of changed.keys()) console.error(`  ${path}`);
  process.exitCode = 1;
} else {
  if (isRenamed) {
    const { path, move } = await drawName(brand.name);
    for (const sign of signs) {
      const text = changed.get(sign.path) ?? files.get(sign.path) ?? '';
      const part = new RegExp(`<path id="${sign.part}"([^>]*?) d="[^"]*"(?: transform="[^"]*")?`);
      if (!part.test(text))
        console.warn(`${sign.path} has no part ${sign.part}: write the name there yourself.`);
      changed.set(
        sign.path,
        text.replace(
          part,
          (_, rest) => `<path id="${sign.part}"${rest} d="${path}" transform="${move}"`,
        ),
      );
    }
  }
  // tokens.css last: it stores the colours, so that an interrupted run starts again.
  const inOrder = [...changed].toSorted(
    ([a], [b]) => Number(a === tokensPath) - Number(b === tokensPath),
  );
  for (const [path, text] of inOrder) writeFileSync(join(root, path), text);
  console.log(`Every pair of colours can be read. Written: ${changed.size} files.`);
  for (const script of ['scripts/optimisePictures.mjs', 'scripts/drawIcons.mjs']) {
    const { status, stderr } = spawnSync(process.execPath, [join(root, script)], {
      encoding: 'utf8',
    });
    if (status !== 0) {
      console.error(stderr);
      process.exit(1);
    }
  }
  console.log('Drawn: icons and sharing picture. Look at them in public/, and at the logo.');
}
