import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright/test';

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};
const shaOf = (path: string) => createHash('sha1').update(path).digest('hex');
const commit = {
  oid: 'a'.repeat(40),
  message: '',
  author: { name: 'Asha', email: '', user: { id: 1, login: 'asha' } },
  committedDate: '2026-11-20T00:00:00Z',
};

interface Commit {
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

/** GitHub's API over some files, as far as the form asks it: who logs in with a token, the tree, texts, commits. What it commits is kept. */
export async function fakeGitHub(page: Page, files: Record<string, string>) {
  const commits: { token: string; headline: string; files: Record<string, string> }[] = [];
  await page.route('https://avatars.githubusercontent.com/**', (route) => route.fulfill());
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === 'OPTIONS' || pathname.includes('/collaborators/'))
      return route.fulfill({ status: 204, headers: cors });
    if (pathname === '/user') return answer(route, { id: 1, name: 'Asha', login: 'asha' });
    if (pathname.includes('/git/trees/')) {
      const tree = Object.entries(files).map(([path, { length: size }]) => {
        return { type: 'blob', path, sha: shaOf(path), size };
      });
      return answer(route, { tree });
    }
    const { query, variables } = request.postDataJSON() as {
      query: string;
      variables: { input: Commit };
    };
    if (query.includes('createCommitOnBranch')) {
      const { message, fileChanges } = variables.input;
      const written = fileChanges.additions.map(({ path, contents }) => [
        path,
        Buffer.from(contents, 'base64').toString(),
      ]);
      const token = request.headers()['authorization'] ?? '';
      commits.push({ token, ...message, files: Object.fromEntries(written) as typeof files });
      const oids = Object.fromEntries(aliases(query, 'file').map((name) => [name, commit]));
      return answer(route, { data: { createCommitOnBranch: { commit: { ...commit, ...oids } } } });
    }
    const target = { target: { history: { nodes: [commit] } } };
    const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"/g)].map(
      ([, name = '', sha]) => {
        const path = Object.keys(files).find((each) => shaOf(each) === sha);
        return [name, { text: path && files[path], isTruncated: false }];
      },
    );
    const histories = aliases(query, 'commit').map((name) => [name, target]);
    const found = Object.fromEntries([...texts, ...histories]) as object;
    const defaultBranchRef = { name: 'main' };
    return answer(route, { data: { repository: { defaultBranchRef, ref: target, ...found } } });
  });
  return commits;
}

const aliases = (query: string, name: string) =>
  query.match(new RegExp(`${name}_\\d+(?=:)`, 'g')) ?? [];

function answer(route: Route, value: unknown): Promise<void> {
  return route.fulfill({ headers: cors, json: value });
}
