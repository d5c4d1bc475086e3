// The form's page: the editor, told what the build made of the schemas (setup.ts).
import CMS from '@sveltia/cms';
import { parse } from 'yaml';
import { type Fields, layOver } from '#scripts/content/overlay.ts';
import { openProjectFolder } from './folder.ts';
import { fileOfForm, formOfFile, markdownFormat, nameOf } from './form.ts';
import { markdownFiles } from './markdownFiles.ts';
import { yamlOf } from './keepComments.ts';
import type { FormSetup } from './setup.ts';

const answer = await fetch('/admin/form.json');
const { config, isLocal, records, texts } = (await answer.json()) as FormSetup;

for (const [path, { schema, sample, key, address }] of Object.entries(records)) {
  const head = `# yaml-language-server: $schema=${address}\n`;
  /** The clinic's own file as it stands. Its comments stay; those of the sample's speak of the sample. */
  let own = '';
  CMS.registerCustomFormat(nameOf(path), 'yaml', {
    fromFile: (text) => {
      const value: unknown = parse(text);
      own = JSON.stringify(value) === JSON.stringify(sample) ? '' : text;
      return formOfFile(layOver(value ?? sample, sample, schema, key), schema);
    },
    toFile: (shown) => {
      const text = yamlOf(fileOfForm(shown as Fields, schema), own);
      own = text.includes('yaml-language-server') ? text : head + text;
      return own;
    },
  });
}

for (const [folder, schema] of Object.entries(texts))
  CMS.registerCustomFormat(markdownFormat(folder), 'md', markdownFiles(schema));

if (isLocal) openProjectFolder();
await CMS.init({ config: config as never });
