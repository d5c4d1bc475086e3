// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContent } from '#scripts/content/checkContent.ts';
import { problemReport } from '#scripts/content/Problem.ts';

/* A clinic that says `samples: false`, and what the check finds of the sample. */

let own: string;

beforeEach(() => {
  mkdirSync('.sandbox', { recursive: true });
  own = mkdtempSync(join('.sandbox', 'own-'));
  vi.stubEnv('CONTENT', own);
  copy('site.yaml', ['samples: true', 'samples: false']);
});

afterEach(() => rmSync(own, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(own, path)), { recursive: true });
  writeFileSync(join(own, path), text);
}

/** A file of the sample, changed here and there. */
function copy(path: string, ...changes: [from: string, to: string][]) {
  let text = readFileSync(join('content/sample', path), 'utf8');
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  write(path, text);
}

const ownBrand: [string, string][] = [
  ['name: VetBuddy', 'name: Blue Door Vets'],
  ['Sample Parent Company Pvt Ltd', 'Blue Door Pvt Ltd'],
  ['00000 01234', '98450 12345'],
  ['tel:+910000001234', 'tel:+919845012345'],
  ['support@vetbuddy.example', 'hello@bluedoor.vet'],
  ['vetbuddy.example', 'bluedoor'],
  ['vetbuddy-example', 'bluedoor'],
  ['200K+', '2000+'],
  ['150+', "'15'"],
  ['30+', "'3'"],
];

/** What is to be mended in some file. */
async function problemsOf(path: string, isWarning?: true): Promise<string[]> {
  const problems = (await checkContent()).filter((each) => each.isWarning === isWarning);
  return problemReport(problems)
    .split('\n')
    .filter((line) => line.split(':')[0]?.endsWith(`/${path}`));
}

describe('a site that has no samples', () => {
  it.each([
    'brand.yaml',
    'clinics.yaml',
    'hours.yaml',
    'privacy.yaml',
    'services.yaml',
    'vets.yaml',
  ])('a site that has no samples is refused with the sample’s %s', async (path) => {
    expect(await problemsOf(path)).toEqual([
      `content/sample/${path}:1  This is still the sample’s. Copy content/sample/${path} to ${own}/${path} and write your own.`,
    ]);
  });

  it('a site that has no samples is refused with the sample’s reviews, film and partners, and is told where they are', async () => {
    const namesIn = async (path: string) =>
      (await problemsOf(path)).map((line) => /\d {2}(\w+) is still the sample’s/.exec(line)?.[1]);
    expect(await namesIn('pages/landing.yaml')).toEqual(['testimonials', 'sampleVideo']);
    expect(await namesIn('pages/homeV2.yaml')).toContain('partners');
  });

  it('a site that has no samples is refused with the sample’s articles, unless it has no blog', async () => {
    const articles = async () => (await checkContent()).filter(({ file }) => /articles/.test(file));
    expect((await articles()).map(({ text }) => text)).toEqual([
      expect.stringContaining('The articles are still the sample’s.'),
    ]);
    copy('site.yaml', ['samples: true', 'samples: false'], ['blog: true', 'blog: false']);
    expect(await articles()).toEqual([]);
  });

  it('a site that has no samples is refused with each text page of the sample that it shows', async () => {
    write('texts/first-visit.md', '---\ntitle: First\ndescription: First.\n---\n\nCome.\n');
    copy(
      'site.yaml',
      ['samples: true', 'samples: false'],
      ['devHome: true', 'devHome: true\n  careers: false'],
    );
    const texts = (await checkContent()).filter(({ file }) => /texts/.test(file));
    const ids = [
      'register-your-pet',
      'repeat-prescription',
      'saying-goodbye',
      'who-owns-us',
      'your-feedback',
    ];
    expect(texts.map(({ file }) => file)).toEqual(ids.map((id) => `content/sample/texts/${id}.md`));
    expect(texts[0]?.text).toMatch(
      /or take the page away: register-your-pet: false among the pages/,
    );
  });

  it('a site that has no samples is not asked about a page that it doesn’t have', async () => {
    expect(await problemsOf('pages/portfolio.yaml')).toHaveLength(1);
    copy('site.yaml', ['samples: true', 'samples: false'], ['portfolio: true', 'portfolio: false']);
    expect(await problemsOf('pages/portfolio.yaml')).toEqual([]);
  });

  it('a site that has no samples is refused with the sample’s prices where it shows any', async () => {
    expect(await problemsOf('prices.yaml')).toEqual([]);
    copy('site.yaml', ['samples: true', 'samples: false'], ['prices: false', 'prices: true']);
    expect(await problemsOf('prices.yaml')).toHaveLength(1);
  });

  it('a site that has no samples is told of each fact that a copied record still has', async () => {
    copy('brand.yaml', ...ownBrand.slice(0, 2));
    const lines = (await problemsOf('brand.yaml')).map((line) => line.replace(/^.*?:\d+ {2}/, ''));
    expect(lines).toContain('“+91 00000 01234” is the sample’s. Write your own.');
    expect(lines).toContain('“support@vetbuddy.example” is the sample’s. Write your own.');
    expect(lines).toHaveLength(11);
  });

  it.each([
    ['hello@bluedoor.example', 'leads nowhere: .example is for samples. Write your own.'],
    ['+91 00000 77777', 'is a placeholder. Write the real number.'],
    ['Sample Street 3', 'says that it is a sample. Write your own.'],
  ])('a site that has no samples is told that %s %s', async (text, what) => {
    copy('brand.yaml', ...ownBrand);
    write('pages/about.yaml', `heading: Ours\nlead: '${text}'\n`);
    const [line] = await problemsOf('pages/about.yaml');
    expect(line).toBe(`${own}/pages/about.yaml:2  “${text}” ${what}`);
  });

  it('a site that has no samples is told of each fact that it leaves to the sample', async () => {
    write('brand.yaml', 'name: Blue Door Vets\n');
    const [line] = await problemsOf('brand.yaml');
    expect(line).toBe(
      `${own}/brand.yaml:1  “Sample Parent Company Pvt Ltd” is the sample’s. Write your own.`,
    );
  });

  it('takes a record with facts of its own, and words that speak of samples in a laboratory', async () => {
    copy('brand.yaml', ...ownBrand);
    write('pages/about.yaml', 'lead: A stool sample in a clean box\n');
    expect([
      ...(await problemsOf('brand.yaml')),
      ...(await problemsOf('pages/about.yaml')),
    ]).toEqual([]);
  });

  it('takes a vet who has the name of one of the sample’s, not what the sample says of that one', async () => {
    const said = ['quote: ', 'goodToKnow: ', 'lead: ', 'registration: '].map(
      (field): [string, string] => [field, `${field}'Ours' # `],
    );
    copy('vets.yaml', ...said);
    expect(await problemsOf('vets.yaml')).toEqual([]);
    copy('vets.yaml', ...said.slice(1));
    expect((await problemsOf('vets.yaml'))[0]).toContain('is the sample’s. Write your own.');
  });

  it('takes a notice that it doesn’t show', async () => {
    write('pages/about.yaml', "lead: '{sample:Sample words.|Words} of ours'\n");
    expect(await problemsOf('pages/about.yaml')).toEqual([]);
  });

  it('a site that has no samples is asked whether the sample’s promises are true, until the file is its own', async () => {
    const [line] = await problemsOf('pages/about.yaml', true);
    expect(line).toMatch(/^content\/sample\/pages\/about\.yaml:\d+ {2}promises says what you do/);
    expect(await problemsOf('pages/timetable.yaml', true)).toHaveLength(1);
    copy('pages/about.yaml');
    const lines = await problemsOf('pages/about.yaml', true);
    expect(lines.filter((each) => each.includes('what you do for owners'))).toEqual([]);
  });

  it('a site that has no samples says of a page that its promises are true as they are', async () => {
    expect((await problemsOf('pages/booking.yaml', true))[0]).toMatch(
      /write booking among keptPromises in site\.yaml; if not, write your own bookingContent into/,
    );
    copy('site.yaml', ['samples: true', 'samples: false\nkeptPromises: [booking]']);
    expect(await problemsOf('pages/booking.yaml', true)).toEqual([]);
    expect(await problemsOf('pages/timetable.yaml', true)).toHaveLength(1);
  });

  it('a site without a blog is told of no author who is gone', async () => {
    copy('vets.yaml', ['id: meera-nair', 'id: asha-rao']);
    const authors = async () =>
      (await checkContent()).filter(
        ({ file, text }) => /articles/.test(file) && /no vet/.test(text),
      );
    expect(await authors()).not.toEqual([]);
    copy('site.yaml', ['blog: true', 'blog: false']);
    expect(await authors()).toEqual([]);
  });
});

it('a site with samples is told nothing of all this', async () => {
  copy('site.yaml');
  expect(await checkContent()).toEqual([]);
});
