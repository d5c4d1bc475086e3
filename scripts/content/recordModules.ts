import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder, isContent } from './folders.ts';
import { moduleCode } from './markdown/moduleCode.ts';
import { Import, sizeOf } from './markdown/pictures.ts';
import { type JsonSchema, schemaAt } from './jsonSchema.ts';
import type { RichText } from '#src/domain/richText.ts';
import { addressIn } from './facts.ts';
import { richText } from './markdown/richText.ts';
import { jsonSchemaOf, markdown, valuesOf, sourcesOf } from './records.ts';

/**
 * Turns the records of the content (YAML) into modules of data: the browser gets no parser, and a page what it imports. A picture that
 * is named by its file is imported, with its size.
 */
export function recordModules(): Plugin {
  return {
    name: 'vetbuddy:records',
    enforce: 'pre',
    load: {
      filter: { id: /\.yaml$/ },
      async handler(id) {
        const path = relative(contentFolder, id);
        for (const file of sourcesOf(path)) this.addWatchFile(file);
        const schema = jsonSchemaOf(path);
        const values = Object.entries(valuesOf(path)).map(
          async ([name, value]) => [name, await withPictures(value, schema)] as const,
        );
        const code = moduleCode(Object.fromEntries(await Promise.all(values)));
        return { code, moduleType: 'js' };
      },
    },
    // A file that is new, or gone, is another one than its importers know.
    configureServer(server) {
      for (const event of ['add', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          if (isContent(file) && file.endsWith('.yaml')) void server.restart();
        });
    },
  };
}

/** A value with its pictures imported, and its Markdown read. What is without any stays the same object: it may stand in several places. */
async function withPictures(value: unknown, schema: JsonSchema | undefined): Promise<unknown> {
  if (!/contentMediaType|"markdown"|"uri-template"/.test(JSON.stringify(schema ?? {})))
    return value;
  if (typeof value === 'string') {
    if (schema?.format === markdown) return withAddresses(richText(value).text);
    if (schema?.format === 'uri-template') return addressIn(value);
    if (!schema?.contentMediaType) return value;
    const src = new Import(`#content/pictures/${value}`);
    return schema.format === 'decoration'
      ? { src, ...(await sizeOf(pictureAt(value))), alt: '' }
      : src;
  }
  if (Array.isArray(value))
    return Promise.all(value.map((each) => withPictures(each, schema?.items)));
  if (typeof value !== 'object' || value === null) return value;
  const fields = await Promise.all(
    Object.entries(value).map(
      async ([name, each]) => [name, await withPictures(each, schemaAt(schema, [name]))] as const,
    ),
  );
  return { ...Object.fromEntries(fields), ...(await sizeIn(value, schema)) };
}

/** A text whose links lead to pages in the language that is built. */
function withAddresses(text: RichText): RichText {
  if (typeof text === 'string') return text;
  return text.map((part) => {
    if (typeof part === 'string') return part;
    const inside = { ...part, text: withAddresses(part.text) };
    return inside.kind === 'link' ? { ...inside, href: addressIn(inside.href) } : inside;
  });
}

/** The size of the picture that a group tells of. */
async function sizeIn(group: object, schema: JsonSchema | undefined) {
  if (!schema?.properties?.['src']?.contentMediaType || !('src' in group)) return undefined;
  return sizeOf(pictureAt(String(group.src)));
}

const pictureAt = (path: string) => join(contentFolder, 'pictures', path);
