import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { recordKeys } from '#src/content/schema/records.ts';
import { promises } from './checkSamples.ts';
import { filesBelow, root as project, sampleFolder } from './folders.ts';
import { isGroup } from './overlay.ts';

/** Holds the commit up to which somebody has read the news. */
export const readMark = 'content/own/.read';

/**
 * What the sample says otherwise than when a clinic's own file, which stands in its place, was last changed: by field where both are
 * records, else by file; and of the promises that it keeps in the sample’s words, since site.yaml says so. By the commits of the
 * repository, so that nothing has to be written down when a file is taken over.
 */
export function contentNews(root = project): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const textAt = (commit: string, path: string) => {
    try {
      return git('show', `${commit}:${path}`);
    } catch {
      return undefined;
    }
  };
  const mark = join(root, readMark);
  const read = existsSync(mark) ? [readFileSync(mark, 'utf8').trim()] : [];
  const files = filesBelow(join(root, 'content/own')).map((path) => ({
    path,
    own: `content/own/${path}`,
    fields: undefined,
  }));
  return [...files, ...promisesKept(root)].flatMap(({ path, own, fields: kept }) => {
    const sample = `${sampleFolder}/${path}`;
    const changed = git('log', '-1', '--format=%H', '--', own).trim();
    if (!changed || !existsSync(join(root, sample)) || !/\.(?:yaml|ts|md)$/.test(path)) return [];
    // Whichever of both is the later one.
    const since = git('rev-list', '-1', '--topo-order', changed, ...read).trim();
    const [before, now] = [textAt(since, sample), readFileSync(join(root, sample), 'utf8')];
    if (before === undefined || before === now) return [];
    const look = `git diff ${since.slice(0, 8)} -- ${sample}`;
    if (!path.endsWith('.yaml')) return `${own}: the sample’s has changed since. ${look}`;
    const mine = kept ?? (parse(readFileSync(join(root, own), 'utf8')) as unknown);
    const fields = changedFields([mine, parse(before), parse(now)], recordKeys[path]);
    return fields.length > 0
      ? `${own}: the sample says otherwise now in ${fields.join(', ')}. ${look}`
      : [];
  });
}

/** The pages whose promises a clinic keeps as the sample words them, and the fields that say them. */
function promisesKept(root: string) {
  const own = 'content/own/site.yaml';
  if (!existsSync(join(root, own))) return [];
  const site = parse(readFileSync(join(root, own), 'utf8')) as { keptPromises?: string[] } | null;
  return (site?.keptPromises ?? []).map((page) => ({
    path: `pages/${page}.yaml`,
    own,
    fields: Object.fromEntries((promises[page] ?? []).map((field) => [field, true])),
  }));
}

/** The fields that are the clinic's own and of which the sample's have changed. */
function changedFields([own, before, now]: unknown[], key?: string, path: string[] = []): string[] {
  if (isGroup(own) && isGroup(before) && isGroup(now))
    return Object.keys(own).flatMap((name) =>
      changedFields([own[name], before[name], now[name]], undefined, [...path, name]),
    );
  if (key && Array.isArray(own)) {
    const byKey = (records: unknown) =>
      Object.fromEntries((records as Record<string, string>[]).map((each) => [each[key], each]));
    return changedFields([own, before, now].map(byKey), undefined, path);
  }
  const isSame = now === undefined || JSON.stringify(before) === JSON.stringify(now);
  return isSame ? [] : [path.join('.')];
}
