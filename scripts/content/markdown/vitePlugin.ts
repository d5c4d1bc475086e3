import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '#src/config/paths.ts';
import { isContentMarkdown, markdownFiles } from '#scripts/content/folders.ts';
import { withFacts } from '#scripts/content/facts.ts';
import { type Problem, problemReport } from '#scripts/content/Problem.ts';
import { readArticle } from './articleFile.ts';
import { LazyImport, moduleCode } from './moduleCode.ts';
import type { ReadFile } from './readFile.ts';
import { readTextPage } from './textFile.ts';

type Folder = Parameters<typeof markdownFiles>[0];

/** The modules that stand for all files of a folder (src/content/markdownModules.d.ts has their types), and what they export. */
const modules: Record<string, () => Promise<Record<string, unknown>>> = {
  'virtual:articles': async () => {
    const records = (await recordsOf('articles', readArticle)).map(({ summary }) => summary);
    const newestFirst = records.toSorted(
      (a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
    );
    return { articleRecords: newestFirst };
  },
  'virtual:article-bodies': async () => ({ articleBodies: lazyImports('articles') }),
  'virtual:text-links': async () => {
    const records = await recordsOf('texts', readTextPage);
    return {
      textLinks: records.map(({ id, shortTitle, menu }) => ({
        label: withFacts(shortTitle),
        href: paths.text(id),
        menu,
      })),
    };
  },
  'virtual:text-bodies': async () => ({ textBodies: lazyImports('texts') }),
};

/** What the fields of a folder's files say; all that is wrong with them, where something is. */
async function recordsOf<Fields>(
  folder: Folder,
  read: (file: string) => Promise<ReadFile<{ record: Fields }>>,
): Promise<Fields[]> {
  const files = await Promise.all(markdownFiles(folder).map(read));
  refuse(files.flatMap(({ problems }) => problems));
  return files.flatMap(({ content }) => content?.record ?? []);
}

function refuse(problems: readonly Problem[]): void {
  // Vite prints the stack, and where this code is helps nobody.
  if (problems.length > 0) throw Object.assign(new Error(problemReport(problems)), { stack: '' });
}

function lazyImports(folder: Folder): Record<string, LazyImport> {
  return Object.fromEntries(
    markdownFiles(folder).map((file) => [
      basename(file, '.md'),
      new LazyImport(`#content/${folder}/${basename(file)}`),
    ]),
  );
}

/** What the module of a Markdown file exports. */
async function exportsOf(file: string): Promise<Record<string, unknown>> {
  const isText = markdownFiles('texts').includes(file);
  const { content, problems } = await (isText ? readTextPage(file) : readArticle(file));
  refuse(problems);
  const { record, text } = content!;
  if (!('summary' in record)) return { page: withFacts({ ...record, ...text }) };
  return { body: { ...text, formTitle: record.formTitle, comments: record.comments } };
}

const moduleId = /^\0?virtual:(?:article|text)/;

/**
 * Turns the articles and text pages of the content into modules of data: the browser gets neither a parser nor HTML. While
 * developing, the page reloads when a file is changed, added or taken away.
 */
export function markdown(): Plugin {
  return {
    name: 'vetbuddy:markdown',
    enforce: 'pre',
    resolveId: {
      filter: { id: moduleId },
      handler: (id) => (id in modules ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: [moduleId, /\.md$/] },
      async handler(id) {
        const exported = isContentMarkdown(id) ? exportsOf(id) : modules[id.slice(1)]?.();
        return exported && { code: moduleCode(await exported), moduleType: 'js' };
      },
    },
    hotUpdate({ file }) {
      if (!isContentMarkdown(file)) return undefined;
      const { moduleGraph, hot } = this.environment;
      for (const id of Object.keys(modules)) {
        const module = moduleGraph.getModuleById(`\0${id}`);
        if (module) moduleGraph.invalidateModule(module);
      }
      for (const module of moduleGraph.getModulesByFile(file) ?? [])
        moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
