// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArticle } from '#scripts/content/markdown/articleFile.ts';
import { moduleCode } from '#scripts/content/markdown/moduleCode.ts';
import { Import } from '#scripts/content/markdown/pictures.ts';
import { readTextPage } from '#scripts/content/markdown/textFile.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markdown-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(source: string, name = 'dry-paws.md'): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, source);
  return file;
}

const fields = `title: 'Dry paws: a habit'
subtitle: Five minutes by the door.
date: 2026-09-10
vet: some-vet
topic: Seasons
tags: [paws, rain]
picture: blog/blog-ticks.svg
alt: A paw`;
/** A comment that lacks its text. */
const comment = '\ncomments:\n  - name: A\n    date: 2026-01-01';
/** The line of the file on which the text of `article` begins. */
const textLine = 11;

async function read(source: string, name?: string) {
  return readArticle(await fileOf(source, name));
}

/** An article with the usual fields. */
function article(text: string) {
  return read(`---\n${fields}\n---\n${text}`);
}

async function blocksOf(text: string) {
  const { content, problems } = await article(`Opening.\n\n${text}`);
  expect(problems).toEqual([]);
  return content!.text.blocks;
}

/** The lines and words of what is refused. */
async function refused(reading: Promise<{ problems: { line: number; text: string }[] }>) {
  return (await reading).problems.map(({ line, text }) => [line, text]);
}

describe('an article’s fields', () => {
  it('an article’s fields are not those of an article called index, which hosts show in the place of the blog', async () => {
    expect(await refused(read(`---\n${fields}\n---\nOpening.`, 'index.md'))).toEqual([
      [1, 'A host shows /blog/index in the place of /blog. Give the file another name.'],
    ]);
  });

  it('an article’s fields are read, and what is optional follows from the rest', async () => {
    const { content, problems } = await article('Opening.');
    expect(problems).toEqual([]);
    expect(content?.record).toEqual({
      summary: {
        id: 'dry-paws',
        title: 'Dry paws: a habit',
        shortTitle: 'Dry paws: a habit',
        subtitle: 'Five minutes by the door.',
        date: '2026-09-10',
        vet: 'some-vet',
        category: 'Seasons',
        tags: ['paws', 'rain'],
        picture: {
          src: new Import('#content/pictures/blog/blog-ticks.svg'),
          width: 480,
          height: 360,
          alt: 'A paw',
        },
      },
      formTitle: '',
      comments: [],
      vetLines: [{ vet: 'some-vet', line: 5 }],
    });
    expect(content?.text).toEqual({ opening: 'Opening.', blocks: [] });
  });

  it('an article’s fields may come from any editor: with a byte order mark, Windows line ends and any script', async () => {
    const source = `---\n${fields.replace('a habit', 'बारिश में पंजे 🐾')}\n---\n\nOpening.\n\n## Überschrift\n`;
    const { content, problems } = await read(`\uFEFF${source.replaceAll('\n', '\r\n')}`);
    expect(problems).toEqual([]);
    expect(content?.record.summary.title).toBe('Dry paws: बारिश में पंजे 🐾');
    expect(content?.text.blocks).toEqual([{ kind: 'heading', level: 2, text: 'Überschrift' }]);
  });

  it.each([
    ['right', { picture: { focus: { x: 70, y: 50 } } }],
    ['30% 100%', { picture: { focus: { x: 30, y: 100 } } }],
  ])('an article’s fields say what of the picture stays in view: %s', async (focus, expected) => {
    const { content } = await read(`---\n${fields}\nfocus: ${focus}\n---\nText`);
    expect(content?.record.summary).toMatchObject(expected);
  });

  it('an article’s fields say who commented: a reader, or a vet', async () => {
    const { content, problems } = await read(`---
${fields}
focus: left
urgent: true
comments:
  - name: Arjun S.
    picture: people/owner-3.svg
    date: 2026-09-11
    text: Thank you.
  - vet: some-vet
    date: 2026-09-12
    reply: true
    text: With pleasure.
---
Opening.`);
    expect(problems).toEqual([]);
    const { record } = content!;
    expect(record.summary).toMatchObject({ picture: { focus: { x: 30, y: 50 } }, urgent: true });
    expect(record.comments).toEqual([
      {
        by: { name: 'Arjun S.', picture: new Import('#content/pictures/people/owner-3.svg') },
        date: '2026-09-11',
        text: 'Thank you.',
      },
      { by: { vet: 'some-vet' }, date: '2026-09-12', text: 'With pleasure.', reply: true },
    ]);
    expect(record.vetLines.at(-1)).toEqual({ vet: 'some-vet', line: 17 });
  });

  it.each([
    ['no fields at all', 'Just text.', 1, /^A file begins with a line ---/],
    ['fields without an end', `---\n${fields}\nText`, 1, /^A file begins with a line ---/],
    ['a bare text', '---\nwords\n---\nText', 2, /^Here stand fields/],
    ['no text below', `---\n${fields}\n---\n`, 11, /stands the text/],
    ['a character nobody sees', `---\n${fields}\n---\nText\u202Etxet`, 11, /nobody can see/],
  ])('%s is refused on its line', async (_, source, line, words) => {
    expect(await refused(read(source))).toContainEqual([line, expect.stringMatching(words)]);
  });

  it.each([
    ['a missing title', /^title.*\n/, '', 2, /`title` is missing/],
    ['an empty topic', 'Seasons', '', 6, /`topic` is missing/],
    ['an unknown field', /$/, '\nlayout: wide', 10, /no field `layout`. There are: title, /],
    ['a field that is there twice', /$/, '\nvet: other', 10, /twice/],
    ['a colon without quotes', /'/g, '', 2, /stands in quotes/],
    ['a day that is none', '09-10', '02-30', 4, /2026-02-30` is no day/],
    ['a day in other words', '2026-09-10', '10 September', 4, /no day/],
    ['a picture that isn’t there', 'ticks', 'tocks', 8, /no picture blog\/blog-tocks.svg/],
    ['a picture outside its folder', 'blog/blog-ticks.svg', '../brand.yaml', 8, /no picture/],
    ['a focus that is none', /$/, '\nfocus: top', 10, /`left`, `right`, or/],
    ['tags that are no list', '[paws, rain]', 'paws', 7, /is a list/],
    ['a title that is a list', "'Dry paws: a habit'", '[a, b]', 2, /one line of text/],
    ['an alias', 'some-vet', '*x', 5, /./],
    ['a type of YAML’s own', 'some-vet', '!!js/function x', 5, /one line of text/],
    ['a comment without words', /$/, comment, 11, /`text` is missing/],
    ['an unknown field of a comment', /$/, `${comment}\n    mail: x`, 13, /no field `mail`/],
    ['a comment of nobody', /$/, comment.replace('name: A', 'text: A'), 11, /`name` is missing/],
    ['a vet’s comment with a name', /$/, `${comment}\n    vet: x`, 11, /no field `name`/],
  ])('%s is refused on its line', async (_, from, to, line, words) => {
    const source = `---\n${fields.replace(from, to)}\n---\nText`;
    expect(await refused(read(source))).toContainEqual([line, expect.stringMatching(words)]);
  });

  it('a file’s name that makes no address is refused', async () => {
    const source = `---\n${fields}\n---\nText`;
    expect(await refused(read(source, 'Dry-Paws.md'))).toEqual([
      [1, expect.stringContaining('becomes the address')],
    ]);
  });
});

describe('an article’s text', () => {
  it('an article’s text has headings, paragraphs, lists, steps and quotes', async () => {
    expect(
      await blocksOf(`## A heading

### A smaller one

Two lines
of one paragraph.

- One
- Two

1. **First.** Do this.
2. Then that.

> A sentence worth repeating.`),
    ).toEqual([
      { kind: 'heading', level: 2, text: 'A heading' },
      { kind: 'heading', level: 3, text: 'A smaller one' },
      { kind: 'text', text: 'Two lines of one paragraph.' },
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'steps', items: [[{ kind: 'strong', text: 'First.' }, ' Do this.'], 'Then that.'] },
      { kind: 'quote', text: 'A sentence worth repeating.' },
    ]);
  });

  it('an article’s text has bold and italic words and links', async () => {
    const [block] = await blocksOf(
      '**Bold *and italic***, [a page](/about), [elsewhere](https://who.int/x?y=1), <https://who.int>, [us](mailto:us@vets.example), [call](tel:+911234567890) &amp; 5 \\* 3',
    );
    expect(block).toEqual({
      kind: 'text',
      text: [
        { kind: 'strong', text: ['Bold ', { kind: 'em', text: 'and italic' }] },
        ', ',
        { kind: 'link', href: '/about', text: 'a page' },
        ', ',
        { kind: 'link', href: 'https://who.int/x?y=1', text: 'elsewhere' },
        ', ',
        { kind: 'link', href: 'https://who.int', text: 'https://who.int' },
        ', ',
        { kind: 'link', href: 'mailto:us@vets.example', text: 'us' },
        ', ',
        { kind: 'link', href: 'tel:+911234567890', text: 'call' },
        ' & 5 * 3',
      ],
    });
  });

  it('leads to pages of the site, with a question or a part in their address', async () => {
    const [block] = await blocksOf(
      '[a](/service#vaccination) [b](/blog?tag=ticks) [c](/clinics/adyar) [d](/careers/) [e](/)',
    );
    expect(JSON.stringify(block).match(/"href":/g)).toHaveLength(5);
  });

  it('a link to an article that is not there is refused', async () => {
    const { problems } = await article('See [this **one**](/blog/gone).');
    expect(problems).toEqual([
      {
        file: expect.stringContaining('dry-paws.md'),
        line: textLine,
        text: 'There is no article "gone".',
      },
    ]);
  });

  it('an article’s text has pictures with a caption', async () => {
    expect(await blocksOf('![A bath](services/grooming.svg "Once a week.")')).toEqual([
      {
        kind: 'figure',
        picture: {
          src: new Import('#content/pictures/services/grooming.svg'),
          width: 480,
          height: 360,
          alt: 'A bath',
        },
        caption: 'Once a week.',
      },
    ]);
  });

  it('an article’s text has boxes: one that says when to call, and one for what is beside the point', async () => {
    expect(
      await blocksOf(`> [!CALL] Call us if
>
> - it limps
> - it **cries**

> [!note] Good to know
> Most do.
>
> Some don’t.`),
    ).toEqual([
      {
        kind: 'call',
        title: 'Call us if',
        blocks: [{ kind: 'list', items: ['it limps', ['it ', { kind: 'strong', text: 'cries' }]] }],
      },
      {
        kind: 'note',
        title: 'Good to know',
        blocks: [
          { kind: 'text', text: 'Most do.' },
          { kind: 'text', text: 'Some don’t.' },
        ],
      },
    ]);
  });

  it.each([
    ['an element', '<div>hello</div>', /HTML/],
    ['a script', '<script>alert(1)</script>', /HTML/],
    ['an element in a line', 'See <img src=x onerror=alert(1)> here', /HTML/],
    ['a comment', '<!-- later -->', /HTML/],
    ['a link that runs a script', '[x](javascript:alert(1))', /not to javascript:/],
    ['a link that runs one, spelt otherwise', '[x](<  JaVa\tscript:alert(1)>)', /A link leads/],
    ['a script as an address of its own', '<javascript:alert(1)>', /not to javascript:/],
    ['a link of data', '[x](data:text/html;base64,PHN2Zz4=)', /A link leads/],
    ['a plain http link', '[x](http://vets.example)', /A link leads/],
    ['an address elsewhere that looks like ours', '[x](//evil.example)', /A link leads/],
    ['one with a backslash', '[x](/\\\\evil.example)', /A link leads/],
    ['one with a name in front', '[x](https://ours.example@evil.example/)', /A link leads/],
    ['an e-mail with headers', '[x](mailto:a@b.example?bcc=c@d.example)', /A link leads/],
    ['a page that the site doesn’t have', '[x](/abuot)', /no page \/abuot\./],
    ['a link without words', '[](/about)', /no words/],
    ['a link’s title', '[x](/about "tip")', /Nobody would see/],
    ['a link with its address elsewhere', '[x][y]\n\n[y]: https://who.int', /Write the address/],
    ['the title once more', '# Title', /as `title`/],
    ['a heading too small', '#### Small', /## or ###/],
    ['a smaller heading first', '### Small', /begins with ##/],
    ['a line across', '***', /Use a heading/],
    ['code', '```\ncode\n```', /is code/],
    ['code in a line', 'a `code` b', /is code/],
    ['a line that breaks', 'one  \ntwo', /new paragraph/],
    ['a list in a list', '- one\n  - two', /one paragraph/],
    ['a quote in a quote', '> > twice', /A quote is one paragraph/],
    ['a long quote', '> one\n>\n> two', /A quote is one paragraph/],
    ['an unknown box', '> [!WARNING] Hm\n> Text', /no box \[!WARNING\]/],
    ['a box without a text', '> [!CALL] Call us if', /stands its text/],
    ['a box about calls without a title', '> [!CALL]\n> Text', /has a title/],
    ['a box with marks in its title', '> [!NOTE] Good **to** know\n>\n> Text', /plain words/],
    ['a picture in a line', 'See ![x](services/grooming.svg) here', /paragraph of its own/],
    ['a picture of another site', '![x](https://evil.example/x.svg)', /no picture/],
    ['a picture outside its folder', '![x](../../../etc/passwd)', /no picture/],
  ])('%s is refused on its line', async (_, text, words) => {
    const found = await refused(article(`Opening.\n\n${text}`));
    expect(found[0]).toEqual([textLine + 2, expect.stringMatching(words)]);
  });

  it('a box holds paragraphs and lists only', async () => {
    const found = await refused(article('Opening.\n\n> [!NOTE] Note\n>\n> ## Heading'));
    expect(found).toEqual([[textLine + 4, 'In a box stand paragraphs and - lists only.']]);
  });

  it('names everything that is wrong, each on its line, in order', async () => {
    const found = await refused(
      read(
        `---\n${fields}\nlayout: x\n---\nOpening with <b>HTML</b>\nand [a link](ftp://x).\n\n#### Small`,
      ),
    );
    expect(found.map(([line]) => line)).toEqual([10, 12, 12, 13, 15]);
  });

  it('an article’s text stands long and deep texts', async () => {
    const { content } = await article('A sentence of a long text. '.repeat(7000));
    expect(content?.text.opening).toHaveLength(7000 * 27 - 1);
    const [[, tooLong] = []] = await refused(article('x'.repeat(200_000)));
    expect(tooLong).toMatch(/too long/);
    for (const deep of ['> '.repeat(500), '- '.repeat(500), '*'.repeat(1000), '['.repeat(1000)]) {
      const { content: taken, problems } = await article(`Opening.\n\n${deep}x`);
      expect(taken === null).toBe(problems.length > 0);
    }
  });
});

describe('a text page', () => {
  const page = (name: string, more = '') =>
    fileOf(
      `---\ntitle: Work with us\ndescription: Open posts.${more}\n---\n\n## Vets\n\nCome.`,
      name,
    );

  it('a text page has a title and a description', async () => {
    const { content, problems } = await readTextPage(await page('careers.md', '\nmenu: footer'));
    expect(problems).toEqual([]);
    expect(content?.record).toEqual({
      id: 'careers',
      title: 'Work with us',
      shortTitle: 'Work with us',
      description: 'Open posts.',
      keywords: '',
      picture: null,
      menu: 'footer',
      lists: '',
      next: null,
    });
    expect(content?.text.opening).toBeUndefined();
  });

  it.each(['about', 'homegrooming', 'index', 'assets', '404'])(
    'does not take the address /%s, which the site has',
    async (id) => {
      expect(await refused(readTextPage(await page(`${id}.md`)))).toEqual([
        [1, `The site already has /${id}. Give the file another name.`],
      ]);
    },
  );

  it('a text page names the one thing to do next, and facts that are filled in', async () => {
    const more = '\nkeywords: "{name}"\nnext:\n  label: Call {phone}\n  href: "{call}"';
    const { content, problems } = await readTextPage(await page('careers.md', more));
    expect(problems).toEqual([]);
    expect(content?.record.next).toEqual({
      label: 'Call {phone}',
      href: '{call}',
      mail: '',
      asks: [],
    });
  });

  it.each([
    ['menu: header', 4, '`menu` is `owners` or `footer`.'],
    ['lists: prices', 4, '`lists` is `registrations`.'],
    ['keywords: "{phon}"', 4, 'Nothing fills in {phon}.'],
    ['next:\n  href: /clinics', 4, '`label` is missing'],
    ['next:\n  label: Go', 4, '`next` has an `href`, or `mail`'],
    [
      'next:\n  label: Go\n  href: /clinics\n  mail: A question',
      6,
      '`next` has an `href`, or `mail`',
    ],
    ['next:\n  label: Go\n  href: javascript:alert(1)', 6, '`href` is a page of this site'],
    ['next:\n  label: Go\n  href: /clinic', 6, 'The site has no page /clinic.'],
  ])('a text page is refused with %j', async (field, line, message) => {
    const reading = readTextPage(await page('careers.md', `\n${field}`));
    expect(await refused(reading)).toEqual([[line, expect.stringContaining(message)]]);
  });
});

describe('the code of a module', () => {
  it('the code of a module is data: what is typed can’t leave its quotes', () => {
    const src = new Import('#content/pictures/a.svg');
    const code = moduleCode({
      body: { text: '"; alert(1) //\u2028</script>', pictures: [src, src] },
    });
    expect(code).toBe(
      `import picture0 from "#content/pictures/a.svg";\nexport const body = { "text": ${JSON.stringify('"; alert(1) //\u2028</script>')}, "pictures": [picture0, picture0] };`,
    );
  });
});
