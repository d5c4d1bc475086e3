// `npm run brand`: makes the files of public/ (of content/own/public/ for a clinic's own brand) anew, and says how well the brand's
// colours can be read, pair by pair, and what is left of the sample's name, colours and pictures, with file and line. `--check` writes
// nothing and says only what is wrong. Colours and name in styles, drawings and pages follow by themselves (scripts/brand/vitePlugin.ts).
// `npm run brand -- fonts` makes the files of src/styles/fonts/ anew (of content/own/fonts/made/ where the brand names fonts of its own):
// after an update of a font's package, of a weight in src/styles/tokens.css, or where the words of the site have come to need another letter.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { licencesFile, ownPublicFolder, publicFiles } from './brand/publicFiles.ts';
import { report } from './brand/report.ts';
import { contentFolders } from './content/folders.ts';
import { recordValues } from './content/records.ts';
import { madeFolder, ownFonts } from './fonts/families.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});

function write(folder: string, files: Map<string, string | Buffer>) {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of files) writeFileSync(join(folder, file), content);
}

if (positionals.includes('fonts')) {
  const { makeFonts } = await import('./fonts/makeFonts.ts');
  const made = await makeFonts('src', contentFolders()).catch((error: Error) => error);
  if (made instanceof Error) {
    console.error(made.message);
    process.exitCode = 1;
  } else {
    rmSync(madeFolder(), { recursive: true, force: true });
    write(madeFolder(), made);
    if (ownFonts()) write(ownPublicFolder(), licencesFile());
  }
} else {
  if (!values.check) write(ownPublicFolder(), await publicFiles(recordValues('brand.yaml')));
  process.exitCode = (await report(values.check)) ? 0 : 1;
}
