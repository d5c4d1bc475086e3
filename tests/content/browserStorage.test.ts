// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserStorage } from '#src/content/browserStorage.ts';

/** The key of a storage stands in a constant whose name is or ends in 'key'; what follows a colon varies. */
const keyConstant =
  /\bconst (?:key|\w*Key) = (?:\([^)]*\)\s*=>\s*)?(['"`])([\w.-]+)(?::[^'"`]*)?\1/g;

const storages =
  /\b(?:sessionStorage|localStorage|indexedDB|openDB|cookieStore|document\.cookie|keepText)\b/;

const withoutComments = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, '');

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => withoutComments(readFileSync(`src/${path}`, 'utf8')))
  .filter((text) => storages.test(text));

it('the privacy page names everything that the code keeps in the browser, and nothing else', () => {
  const keys = code.flatMap((text) => [...text.matchAll(keyConstant)].map(([, , key = '']) => key));
  // The router's own, for <ScrollRestoration> (src/app/Root.tsx).
  const kept = new Set([...keys, 'react-router-scroll-positions']);
  expect(kept).toEqual(new Set(browserStorage.map(({ code: key }) => key)));
});
