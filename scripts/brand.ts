// `npm run brand`: how well the colours of the content's brand can be read, pair by pair, and what is left of the sample's name,
// colours and pictures, with file and line. `--check` says only what is wrong. It writes nothing: the site itself takes name
// and colours from the content whenever it is built or served (scripts/brand/vitePlugin.ts).
// `npm run brand -- fonts` makes the files of src/styles/fonts/ anew: after an update of a font's package, of a weight in
// src/styles/tokens.css, or where the words of the site have come to need another letter.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { report } from './brand/report.ts';
import { contentFolders } from './content/folders.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.includes('fonts')) {
  const { makeFonts } = await import('./fonts/makeFonts.ts');
  const folder = 'src/styles/fonts';
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of await makeFonts('src', contentFolders()))
    writeFileSync(`${folder}/${file}`, text);
} else process.exitCode = (await report(values.check)) ? 0 : 1;
