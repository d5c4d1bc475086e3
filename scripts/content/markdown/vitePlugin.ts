import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { isContentMarkdown, markdownFiles } from '#scripts/content/folders.ts';
import { loadSite } from '#scripts/content/loadSite.ts';
import { type Problem, problemReport } from '#scripts/content/Problem.ts';
import { readArticle } from './articleFile.ts';
import { LazyImport, moduleCode } from './moduleCode.ts';
import type { ReadFile } from './readFile.ts';
import { readTextPage } from './textFile.ts';

/** The modules that stand for all files of a folder (src/content/markdownModules.d.ts has their types), and their code. */
const modules: Record<string, () => Promise<string>> = {
  'virtual:articles': async () => {
    const records = (await contentOf('articles', readArticle)).map(({ record }) => record.summary);
    const newestFirst = records.toSorted(
      (a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
    );
    return moduleCode({ articleRecords: newestFirst });
  },
  'virtual:article-bodies': async () =>
    moduleCode({ articleBodies: lazyImports(await filesOf('articles')) }),
  'virtual:text-links': async () => {
    const records = (await contentOf('texts', readTextPage)).map(({ record }) => record);
    const links = records.map(({ id, shortTitle, inFooter }) =>
      inFooter ? [id, shortTitle] : [id],
    );
    return moduleCode({ textLinks: links });
  },
  'virtual:text-bodies': async () =>
    moduleCode({ textBodies: lazyImports(await filesOf('texts')) }),
};

/** What is in the files of a folder; all that is wrong with them, where something is. */
async function contentOf<Content>(
  folder: string,
  read: (file: string) => Promise<ReadFile<Content>>,
): Promise<Content[]> {
  const files = await Promise.all((await filesOf(folder)).map(read));
  refuse(files.flatMap(({ problems }) => problems));
  return files.flatMap(({ content }) => content ?? []);
}

/** The files that the site shows: no articles where the blog is off. */
async function filesOf(folder: string): Promise<string[]> {
  const { pages } = await loadSite();
  return folder === 'articles' && !pages.blog ? [] : markdownFiles(folder);
}

function refuse(problems: readonly Problem[]): void {
  const errors = problems.filter(({ isWarning }) => !isWarning);
  if (errors.length === 0) return;
  const error = new Error(problemReport(errors));
  // Vite prints it, and where this code is helps nobody.
  error.stack = '';
  throw error;
}

function lazyImports(files: readonly string[]): Record<string, LazyImport> {
  return Object.fromEntries(
    files.map((file) => {
      const id = basename(file, '.md');
      return [id, new LazyImport(`#content/${basename(dirname(file))}/${id}.md`)];
    }),
  );
}

async function codeOf(file: string): Promise<string> {
  const isText = markdownFiles('texts').includes(file);
  const { content, problems } = await (isText ? readTextPage(file) : readArticle(file));
  refuse(problems);
  const { record, text } = content!;
  if ('summary' in record) {
    const { formTitle, comments } = record;
    return moduleCode({ body: { ...text, formTitle, comments } });
  }
  return moduleCode({ page: { ...record, ...text } });
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
        if (isContentMarkdown(id)) return { code: await codeOf(id), moduleType: 'js' };
        return modules[id.slice(1)]?.();
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
