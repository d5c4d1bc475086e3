// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { nameOf } from '#scripts/content/folders.ts';
import { messageModule, roomOf } from '#scripts/languages/messageWords.ts';
import { messagesIn, withMessages } from '#scripts/languages/messagesIn.ts';

const file = 'messages.tsx';

type Exports = Record<string, unknown>;

/** The exports of a module's code; `folder` is where its own imports begin. */
async function evaluate(code: string, folder: string): Promise<Exports> {
  const made = await transformWithOxc(code, file, { jsx: { runtime: 'automatic' } });
  const imports: Record<string, unknown> = {};
  for (const [, source = ''] of made.code.matchAll(/^import .* from "(.*)";$/gm))
    imports[source] = await import(source.startsWith('.') ? resolve(folder, source) : source);
  const body = made.code
    .replaceAll(
      /^import \{(.*)\} from (".*");$/gm,
      (_, names: string, source) =>
        `const {${names.replaceAll(' as ', ': ')}} = imports[${source}];`,
    )
    .replaceAll(/^export const (\w+) = /gm, 'const $1 = exports.$1 = ')
    .replaceAll(/^export \{.*$/gm, '');
  const exports: Exports = {};
  // oxlint-disable-next-line typescript/no-implied-eval -- the code is our own, and other words stand in it
  new Function('imports', 'exports', body)(imports, exports);
  return exports;
}

/** What each export says, a function of every kind of argument. */
function said(value: unknown): unknown {
  if (typeof value === 'function') {
    const say = value as (...parts: unknown[]) => unknown;
    const parts = Array.from({ length: say.length }, (_, at) => at + 1);
    return [
      parts.map((at) => `part ${at}`),
      parts,
      parts.map((at) => at + 1),
      parts.map(() => 0),
    ].map((given) => said(say(...given)));
  }
  const isElement = typeof value === 'object' && value !== null && '$$typeof' in value;
  if (isElement || typeof value !== 'object' || value === null)
    return renderToStaticMarkup(createElement(Fragment, null, value as ReactNode));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, said(each)]));
}

/** What a message of a module says once another language has taken its place. */
async function saidIn(code: string, ...texts: string[]): Promise<(...parts: unknown[]) => unknown> {
  const { message } = await evaluate(
    withMessages(code, file, () => texts),
    '.',
  );
  return (...parts) =>
    renderToStaticMarkup(
      createElement(
        Fragment,
        null,
        typeof message === 'function' ? message(...parts) : (message as ReactNode),
      ),
    );
}

const pluralImport = `import { plural } from '#src/config/plural.ts';\n`;

describe('a message', () => {
  it('that is a literal is its own text, and marks in another language’s words stay as they are', async () => {
    const code = `export const message = 'Book Now';`;
    expect(messagesIn(code, file)).toMatchObject([{ id: 'message', text: 'Book Now' }]);
    expect((await saidIn(code, `d’accord 'x' \\ "y"`))()).toBe(
      'd’accord &#x27;x&#x27; \\ &quot;y&quot;',
    );
  });

  it('with names in it has them in another order elsewhere', async () => {
    const code = 'export const message = (day: string, time: string) => `On ${day} at ${time}`;';
    expect(messagesIn(code, file)).toMatchObject([{ text: 'On {day} at {time}' }]);
    expect((await saidIn(code, '`{time}` ${day} \\ {day}'))('Monday', '9 AM')).toBe(
      '`9 AM` $Monday \\ Monday',
    );
  });

  it('of names alone is asked for, because another language puts words between them', async () => {
    const code = 'export const message = (day: string, time: string) => `${day} ${time}`;';
    expect(messagesIn(code, file)).toMatchObject([{ text: '{day} {time}' }]);
    expect((await saidIn(code, '{time} को {day}'))('Monday', '9 AM')).toBe('9 AM को Monday');
  });

  it('of a number has a text of one and a text of many', async () => {
    const code =
      pluralImport +
      'export const message = (count: number, place: string) => plural(count, { one: `${count} ${place}`, other: `${count} of ${place}` });';
    expect(messagesIn(code, file)).toMatchObject([
      { text: '{count} {place}', other: '{count} of {place}' },
    ]);
    const say = await saidIn(code, 'ein {place}', '{place}: {count}');
    expect([say(1, 'clinic'), say(3, 'clinic')]).toEqual(['ein clinic', 'clinic: 3']);
    const sayOne = await saidIn(code, '{place} ({count})');
    expect([sayOne(1, 'clinic'), sayOne(3, 'clinic')]).toEqual(['clinic (1)', 'clinic (3)']);
  });

  it('with elements has them in another order elsewhere, each with its own properties', async () => {
    const code = `export const message = (phone: ReactNode) => (
  <>
    Call <b className="numeric">{phone}</b> <i>to ask</i>,
    or wait.<br />
  </>
);`;
    expect(messagesIn(code, file)).toMatchObject([
      { text: 'Call <0>{phone}</0> <1>to ask</1>, or wait.<2/>' },
    ]);
    const say = await saidIn(code, '<1>Fragen</1>:<2/> <0>{phone}</0> {"x"} anrufen');
    expect(say('080 1')).toBe(
      '<i>Fragen</i>:<br/> <b class="numeric">080 1</b> {&quot;x&quot;} anrufen',
    );
  });

  it('of a number with elements has both', async () => {
    const code =
      pluralImport +
      'export const message = (count: number) => plural(count, { one: <><b>{count}</b> year</>, other: <><b>{count}</b> years</> });';
    expect(messagesIn(code, file)).toMatchObject([
      { text: '<0>{count}</0> year', other: '<0>{count}</0> years' },
    ]);
    const say = await saidIn(code, 'Jahr <0>{count}</0>', 'Jahre <0>{count}</0>');
    expect([say(1), say(2)]).toEqual(['Jahr <b>1</b>', 'Jahre <b>2</b>']);
  });

  it('that says one thing or another is asked for twice', async () => {
    const code =
      'export const message = (isDesk: boolean, day: string) => isDesk ? `Of ${day}` : "Theirs";';
    expect(messagesIn(code, file).map(({ text }) => text)).toEqual(['Of {day}', 'Theirs']);
    const words: Record<string, string> = { 'Of {day}': '{day}:', Theirs: 'Deren' };
    const made = await evaluate(
      withMessages(code, file, ({ text }) => [words[text]!]),
      '.',
    );
    const message = made.message as (isDesk: boolean, day: string) => string;
    expect([message(true, 'Monday'), message(false, '')]).toEqual(['Monday:', 'Deren']);
  });

  it('of a record or a list is asked for by its values, and its keys stay', async () => {
    const code = `export const message: Record<string, string> = { Dog: 'A dog', Cat: 'A cat' };\nexport const list = ['Jan', 'Feb'] as const;`;
    expect(messagesIn(code, file).map(({ id, text }) => [id, text])).toEqual([
      ['message', 'A dog'],
      ['message', 'A cat'],
      ['list', 'Jan'],
      ['list', 'Feb'],
    ]);
    expect(
      await evaluate(
        withMessages(code, file, ({ text }) => [`«${text}»`]),
        '.',
      ),
    ).toEqual({ message: { Dog: '«A dog»', Cat: '«A cat»' }, list: ['«Jan»', '«Feb»'] });
  });

  it('tells the translator what stands in its own comment, and no other', () => {
    const code = `/* The room. */\n\n/** On the button,\n * at the top. */\nexport const one = 'One';\n// Not this.\nexport const two = 'Two';`;
    expect(messagesIn(code, file).map(({ comment }) => comment)).toEqual([
      'On the button, at the top.',
      undefined,
    ]);
  });

  it('that nobody has translated stays as it is, and so does what holds no words', () => {
    const code = `import { plural } from './plural.ts';\nexport const dash = '–';\nexport const message = 'Book Now';`;
    expect(withMessages(code, file, () => undefined)).toBe(code);
    expect(messagesIn(code, file).map(({ id }) => id)).toEqual(['message']);
  });

  it.each([
    [
      'a call filled in',
      'export const message = (time: string) => `At ${time.trim()}`;',
      /only names/,
    ],
    ['a field filled in', 'export const message = (a: A) => <>At {a.time}</>;', /only names/],
    [
      'plural() of one form',
      'export const message = (n: number) => plural(n, { one: "One" });',
      /one, other/,
    ],
    ['a block', 'export const message = () => { return "One"; };', /no BlockStatement/],
    ['an object spread into it', 'export const message = (a: A) => <>Call {...a}</>;', /what is/],
  ])('is refused with %s', (_, code, problem) => {
    expect(() => messagesIn(code, file)).toThrow(problem);
  });

  it('is refused in words that name an element which it has not', () => {
    const code = 'export const message = <>Call <b>us</b></>;';
    expect(() => withMessages(code, file, () => ['<1>uns</1>'])).toThrow(/no element 1/);
  });
});

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => resolve('src', path))
  .filter((path) => messageModule.test(path));

describe('the message modules', () => {
  it('stand apart for translators', () => {
    const rooms = modules.map((path) => Object.values(roomOf(path)).join(' '));
    expect(rooms.length).toBeGreaterThan(30);
    expect(rooms.filter((room, at) => rooms.indexOf(room) !== at)).toEqual([]);
  });

  it.each(modules.map((path) => nameOf(path)))(
    'say the same when each text is its own translation: %s',
    async (path) => {
      const code = readFileSync(path, 'utf8');
      const found = messagesIn(code, path);
      expect(found).not.toEqual([]);
      const many = new Map(found.map(({ id, text, other }) => [`${id} ${text}`, other]));
      expect(found.filter(({ id, text, other }) => many.get(`${id} ${text}`) !== other)).toEqual(
        [],
      );

      const same = withMessages(code, path, ({ text, other }) => (other ? [text, other] : [text]));
      const [english, translated] = [
        await evaluate(code, dirname(path)),
        await evaluate(same, dirname(path)),
      ];
      expect(Object.keys(english)).toEqual(
        expect.arrayContaining([...new Set(found.map(({ id }) => id))]),
      );
      expect(said(translated)).toEqual(said(english));
    },
  );
});
