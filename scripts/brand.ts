// `npm run brand`: how well the colours of the content's brand can be read, pair by pair, and what is left of the sample's name,
// colours and pictures, with file and line. `--check` says only what is wrong. It writes nothing: the site itself takes name
// and colours from the content whenever it is built or served (scripts/brand/vitePlugin.ts).
import { parseArgs } from 'node:util';
import { report } from './brand/report.ts';

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
process.exitCode = (await report(check)) ? 0 : 1;
