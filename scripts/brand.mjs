// `npm run brand`: how well the colours of the content's brand can be read, pair by pair, and what is left of the sample's name,
// colours and pictures, with file and line. `--check` says only what is wrong. It writes nothing: the site itself takes name
// and colours from the content whenever it is built or served (scripts/brand/vitePlugin.ts).
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const options = process.argv.slice(2);
if (options.some((option) => option !== '--check')) {
  console.log(
    'npm run brand              how well the colours can be read, and what is left of the sample\n' +
      'npm run brand -- --check   only what is wrong',
  );
  process.exit(options.includes('--help') ? 0 : 1);
}

/** @type {{ module: typeof import('./brand/report.ts') }} */
const { module } = await runnerImport(fileURLToPath(new URL('brand/report.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = (await module.report(options.includes('--check'))) ? 0 : 1;
