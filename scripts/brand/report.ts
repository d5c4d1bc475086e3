import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentFile, contentFolders, filesBelow, nameOf, root } from '#scripts/content/folders.ts';
import { isShown } from '#scripts/content/checkSamples.ts';
import { recordValues } from '#scripts/content/records.ts';
import { contrast, pairs, tokensOf } from './contrast.ts';
import { lightOnly } from './lightOnly.ts';
import { recolourer, type BrandColours } from './palette.ts';
import { staleFiles } from './publicFiles.ts';
import { straysInDrawings, straysInOwn, straysInSources, type ProjectFile } from './strays.ts';
import { unreadable } from './unreadable.ts';

const tokensFile = join(root, 'src/styles/tokens.css');

/**
 * Prints how well the brand's colours can be read, pair by pair, and what is wrong: colours that can't be read, icons of
 * other facts, what is left of the sample. With `isCheck` only what is wrong. Returns whether all is well.
 */
export async function report(isCheck: boolean): Promise<boolean> {
  const facts = recordValues('brand.yaml');
  const { brand, brandForMachines } = facts;
  const { colours } = brandForMachines;
  const { darkMode } = recordValues('site.yaml').site;
  const source = readFileSync(tokensFile, 'utf8');
  const css = darkMode ? source : lightOnly(source);
  const refused = unreadable(css, colours);
  const problems = [
    ...[refused, staleFiles(facts)].filter((each) => each !== undefined),
    ...(await strays({ name: brand.name, colours })),
  ];
  if (!isCheck && !refused) console.log(contrastTable(css, colours));
  for (const problem of problems) console.error(problem);
  for (const note of [...marksOfSample(), ...partnersOfSample()]) console.log(note);
  if (problems.length === 0)
    console.log(
      `Every pair of ${brand.name}'s colours can be read; nothing is left of another brand.`,
    );
  return problems.length === 0;
}

/** Where the sample's mark still shows beside a logo of the clinic's own. */
function marksOfSample(): string[] {
  const [own = ''] = contentFolders();
  const has = (name: string) => contentFile(`pictures/${name}.svg`)?.startsWith(own + sep);
  if (!has('places/logo')) return [];
  return ['scenes/logo-light', 'places/favicon', 'places/mark-mono-light']
    .filter((name) => !has(name))
    .map(
      (name) =>
        `You have a logo of your own, but no pictures/${name}.svg: there the sample's mark shows.`,
    );
}

/** The sample's partners, where a page still shows them. */
function partnersOfSample(): string[] {
  const [own, sample = own] = contentFolders().map((folder) => folder + sep);
  const { site } = recordValues('site.yaml');
  const isPage = (path: string) => /^pages\/.*\.(?:ts|yaml)$/.test(path) && isShown(path, site);
  const pages = new Set(contentFolders().flatMap(filesBelow).filter(isPage));
  return [...pages].flatMap((path) => {
    const text = readFileSync(contentFile(path)!, 'utf8');
    const left = (text.match(/partners\/[\w-]+\.\w+/g) ?? []).filter(
      (name) => own !== sample && contentFile(`pictures/${name}`)?.startsWith(sample!),
    );
    return left.length > 0
      ? `${nameOf(contentFile(path)!)} shows the sample's partners: ${left.join(', ')}.`
      : [];
  });
}

async function strays(brand: { name: string; colours: BrandColours }): Promise<string[]> {
  const [own = '', sample = own] = contentFolders();
  const samples = filesOf(sample);
  const found = [
    ...(own === sample ? [] : await straysInOwn(filesOf(own), samples, brand)),
    ...straysInSources(
      filesOf(join(root, 'src')).filter(({ path }) => path !== nameOf(tokensFile)),
    ),
    ...straysInDrawings(samples),
  ];
  return found.map(({ path, line, what }) => `${path}:${line}: ${what}`);
}

function filesOf(folder: string): ProjectFile[] {
  return filesBelow(folder).map((path) => ({
    path: nameOf(join(folder, path)),
    // Photographs, too, are only compared.
    text: readFileSync(
      join(folder, path),
      /\.(?:[cm]?[jt]sx?|css|svg|md|ya?ml|json|txt)$/.test(path) ? 'utf8' : 'latin1',
    ),
  }));
}

function contrastTable(css: string, colours: BrandColours): string {
  const schemes = Object.entries(tokensOf(recolourer(colours)(css)));
  const row = ({ text, ground, least }: (typeof pairs)[number]) => {
    const ratios = schemes.map(
      ([scheme, tokens]) =>
        `${scheme} ${contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '')
          .toFixed(2)
          .padStart(5)}`,
    );
    return `${`--${text} on --${ground}`.padEnd(36)} ${ratios.join('  ')}  needs ${least}`;
  };
  return pairs.map(row).join('\n');
}
