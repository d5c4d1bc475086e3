import { parse } from 'yaml';
import type { Fields, JsonSchema } from '#scripts/content/overlay.ts';
import { fileOfForm, formOfFile } from './form.ts';
import { yamlOf } from './keepComments.ts';

/** How the form reads and writes a folder of Markdown files: the fields above a text, and the text. */
export function markdownFiles(schema: JsonSchema) {
  /** The front matter of each file by its title, for the comments in it: nobody says which file is written. A new title leaves them behind. */
  const heads = new Map<unknown, string>();
  return {
    fromFile(text: string): Fields {
      const [, head = '', body = ''] = /^---\n(.*?)\n---[^\n]*\n?(.*)$/s.exec(text) ?? [
        '',
        '',
        text,
      ];
      const fields = formOfFile(parse(head, { schema: 'failsafe' }), schema);
      heads.set(fields['title'], head);
      return { ...fields, body: body.trim() };
    },
    toFile(shown: object): string {
      const { body = '', ...fields } = shown as Fields & { body?: string };
      const head = yamlOf(fileOfForm(fields, schema), heads.get(fields['title']));
      heads.set(fields['title'], head);
      return `---\n${head}---\n\n${body.trim()}\n`;
    },
  };
}
