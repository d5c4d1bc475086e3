// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserStorage } from '#src/content/browserStorage.ts';

/** The key of a storage stands in a constant whose name is or ends in 'key'; what follows a colon varies. */
const keyConstant =
  /\bconst (?:key|\w*Key) = (?:\([^)]*\)\s*=>\s*)?(['"`])([\w.-]+)(?::[^'"`]*)?\1/g;

const storages =
  /\b(?:sessionStorage|localStorage|indexedDB|openDB|cookieStore|document\.cookie|keepText)\b/;

/** The keys that a module keeps things under in the browser; none where it keeps nothing. */
function storageKeys(code: string): string[] | undefined {
  if (!storages.test(code)) return undefined;
  return [...code.matchAll(keyConstant)].map(([, , key = '']) => key);
}

/** The calls of a storage with something else than a constant's name in the place of the key. */
function unnamedKeys(code: string): string[] {
  return [...code.matchAll(/(?:Storage\.(?:get|set|remove)Item|\bkeepText)\(\s*([^,):\s]+)/g)]
    .map(([, key = '']) => key)
    .filter((key) => !/^(?:key|\w*Key)$/.test(key));
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, '');

const modules = readdirSync('src', { recursive: true })
  .map((name) => `src/${String(name).replaceAll('\\', '/')}`)
  // Its callers name the keys.
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('/storedText.ts'))
  .map((path) => ({ path, code: withoutComments(readFileSync(path, 'utf8')) }))
  .map(({ path, code }) => ({ path, keys: storageKeys(code), unnamed: unnamedKeys(code) }))
  .filter(({ keys }) => keys !== undefined);

describe('what the privacy page says this browser keeps', () => {
  it('is everything that the code keeps, and nothing else', () => {
    const kept = new Set(modules.flatMap(({ keys }) => keys));
    // The router's own, for <ScrollRestoration> (src/app/Root.tsx).
    kept.add('react-router-scroll-positions');
    expect(kept).toEqual(new Set(browserStorage.map(({ code }) => code)));
  });

  it('what the privacy page says this browser keeps can be read from the code: every module that uses a storage names its key', () => {
    expect(modules.length).toBeGreaterThan(3);
    expect(modules.filter(({ keys }) => keys?.length === 0)).toEqual([]);
    expect(modules.filter(({ unnamed }) => unnamed.length > 0)).toEqual([]);
    expect(unnamedKeys("localStorage.setItem('notes', '1')")).toEqual(["'notes'"]);
  });

  it.each([
    ["const key = 'idToken'; localStorage.getItem(key)", ['idToken']],
    ['const draftKey = (variant: V) => `draft:${variant}`; sessionStorage', ['draft']],
    ["localStorage.setItem('notes', '1')", []],
    ["const storageKey = 'unused';", undefined],
  ])('%j keeps %j', (code, keys) => expect(storageKeys(code)).toEqual(keys));
});
