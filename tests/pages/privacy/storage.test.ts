// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The key of a storage stands in a constant whose name is or ends in 'key'; what follows a colon varies. */
const keyConstant =
  /\bconst (?:key|\w*Key) = (?:\([^)]*\)\s*=>\s*)?(['"`])([\w.-]+)(?::[^'"`]*)?\1/g;

const storages =
  /\b(?:sessionStorage|localStorage|indexedDB|openDB|cookieStore|document\.cookie|readLocal|saveInTab)\b/;

const withoutComments = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, '');

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => withoutComments(readFileSync(`src/${path}`, 'utf8')))
  .filter((text) => storages.test(text));

it.each(['privacy.md', 'privacy.hi.md'])(
  '%s names everything that the code keeps in the browser, and nothing else',
  (file) => {
    const keys = code.flatMap((text) =>
      [...text.matchAll(keyConstant)].map(([, , key = '']) => key),
    );
    const notice = readFileSync(`content/texts/${file}`, 'utf8');
    const named = [...notice.matchAll(/`([^`]+)`/g)].map(([, key]) => key);
    expect(new Set(named)).toEqual(new Set(keys));
  },
);
