// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContent } from '#scripts/content/checkContent.ts';
import { contentFolders } from '#scripts/content/folders.ts';
import { checkRecord } from '#scripts/content/checkRecord.ts';
import { problemReport } from '#scripts/content/Problem.ts';
import { readRecord, recordValues, valuesOf } from '#scripts/content/records.ts';
import type { aboutWords as Words } from '#content/pages/about.yaml';
import { openStateText, weekText, wholeDay } from '#src/domain/openingHours.ts';
import { weekdays } from '#src/domain/weekdays.ts';

/* A clinic's own files, laid over the sample's, and what the check says of them. */

let own: string;

beforeEach(() => {
  mkdirSync('.sandbox', { recursive: true });
  // In the project, so that the files find what they import.
  own = mkdtempSync(join('.sandbox', 'own-'));
  vi.stubEnv('CONTENT', own);
});

afterEach(() => rmSync(own, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(own, path)), { recursive: true });
  writeFileSync(join(own, path), text);
}

const sample = (path: string) => readFileSync(join('content/sample', path), 'utf8');

/** A file of the sample as somebody has changed it. */
function change(path: string, from: string, to: string) {
  const text = sample(path);
  expect(text).toContain(from);
  write(path, text.replace(from, to));
}

/** The lines of a report, with the folder's name cut off. */
function linesOf(problems: Parameters<typeof problemReport>[0]): string[] {
  const lines = problemReport(problems).split('\n').filter(Boolean);
  return lines.map((line) => line.slice(Math.max(0, line.indexOf(own) + own.length + 1)));
}

/** What the check says. */
const report = async () => linesOf(await checkContent());

/** The words of a page as the site has them. */
const pageValues = (path: string) => JSON.stringify(valuesOf(path, contentFolders()));

/** What it says of the records of one file. */
const reportOf = (path: string) => linesOf(checkRecord(readRecord(path)));

const vet = `- id: asha-k
  name: Dr Asha K
  firstName: Asha
  pronoun: she
  profession: BVSc
  title: Cats’ teeth
  years: 3
  imageUrl: people/vet-1.svg
  figure: { src: people/vet-1-bare.svg, alt: '' }
  ground: mint
  clinics: [adyar]
  quote: Hello.
  looksAfter: Cats
  languages: [English]
  goodToKnow: Hums
  firstVisit: { lead: Sit down., paragraphs: [] }
  oftenAskedAbout: [Teeth, Gums]
`;

const vets = (...list: string[]) => list.join('');

describe('the check of the content', () => {
  it('says nothing of the sample', async () => {
    expect(await report()).toEqual([]);
  });

  it('counts what a language lacks, of records and of what code says, also where words are to be read again', async () => {
    write('site.yaml', 'languages: [hi]\n');
    write('hi/clinics.po', 'msgid "Mumbai"\nmsgstr ""\n');
    write(
      'hi/messages/booking.po',
      `msgctxt "messages.name"
msgid "Name"
msgstr ""

#, fuzzy
msgctxt "messages.email"
msgid "Email"
msgstr "ईमेल"

#~ msgctxt "messages.gone"
#~ msgid "Gone"
#~ msgstr ""
`,
    );
    const missing = (await report()).filter((line) => line.includes('show in English'));
    expect(missing).toEqual([
      expect.stringMatching(/^hi.clinics\.po:1 {2}1 of \d+ texts .*, first "Mumbai"\./),
      expect.stringMatching(/^hi.messages.booking\.po:1 {2}2 of \d+ texts .*, first "Name"\./),
    ]);
  });

  it('names the line of a value, what stands there and what is wanted', async () => {
    change('brand.yaml', "accent: '#f7b136'", 'accent: orange');
    expect(await report()).toEqual([
      expect.stringMatching(
        /^brand\.yaml:\d+ {2}accent: "orange" is no colour\. Write # and six digits or letters a to f, for example #0f5c48\.$/,
      ),
    ]);
  });

  const refusedAt = (line: number) => [
    {
      ...readRecord('vets.yaml').problems[0],
      line,
      text: 'Lists or groups stand in one another here deeper than can be read.',
    },
  ];

  it.each(
    [5000, 90_000].flatMap((levels) =>
      [
        { kind: 'lists in brackets', deep: '['.repeat(levels) + ']'.repeat(levels) },
        { kind: 'lists never closed', deep: '['.repeat(levels) },
        { kind: 'groups in braces', deep: '{a'.repeat(levels) },
        { kind: 'lists in one line', deep: '- '.repeat(levels) },
        { kind: 'keys of keys', deep: '? '.repeat(levels) },
      ].map((each) => ({ ...each, levels })),
    ),
  )('refuses $levels levels of $kind before they are parsed', ({ deep }) => {
    write('vets.yaml', `- id:\n    ${deep}\n`);
    expect(readRecord('vets.yaml').problems).toEqual(refusedAt(2));
  });

  it('refuses groups that are indented further than any record', () => {
    const deep = Array.from({ length: 500 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
    write('vets.yaml', deep);
    expect(readRecord('vets.yaml').problems).toEqual(refusedAt(202));
  });

  it('names all problems of all records, in the order of the lines', async () => {
    write(
      'vets.yaml',
      vets(
        vet.replace('asha-k', 'Asha K').replace('  pronoun: she\n', ''),
        vet.replace('years: 3', 'years: "3"').replace('Teeth,', "'',"),
        vet.replace('title:', 'titel:'),
      ),
    );
    const problems = (await report()).filter((line) => line.startsWith('vets.yaml'));
    expect(problems).toEqual([
      'vets.yaml:1  id: "Asha K" is no id. Use small letters, digits and hyphens, for example meera-nair.',
      'vets.yaml:1  pronoun is missing. Write one of she, he.',
      'vets.yaml:23  years: "3" is no number that fits. Write a whole number from 0 to 70.',
      'vets.yaml:33  oftenAskedAbout, no. 1: "" is no text. Write the words in quotes.',
      'vets.yaml:34  title is missing. Write the words in quotes.',
      'vets.yaml:34  id: "asha-k" is there twice. Give each its own.',
      'vets.yaml:39  titel: the site reads no such field. Did you mean title?',
    ]);
  });

  it.each([
    [
      'two records of one id',
      vets(vet, vet),
      'vets.yaml:18  id: "asha-k" is there twice. Give each its own.',
    ],
    [
      'a line after letters of every alphabet',
      vets(vet.replace('Hello.', 'नमस्ते 🐈').replace('[English]', '[3]')),
      'vets.yaml:14  languages, no. 1: 3 is no text. Write the words in quotes.',
    ],
    [
      'a text with a colon',
      vets(vet.replace('BVSc', 'BVSc: MVSc')),
      "vets.yaml:5  A text with a colon stands in quotes: `title: 'Ticks: what to do'`.",
    ],
    [
      'a field that is there twice, and a bracket that is missing',
      vets(vet.replace('years: 3', 'years: 3\n  years: 4').replace('[English]', '[English')),
      /^vets\.yaml:8 {2}This field is there twice\./,
      /^vets\.yaml:16 {2}This can’t be read /,
    ],
    [
      'a picture that is not there, after letters of every alphabet',
      `# नमस्ते 🐈\n${vets(vet).replace('vet-1.svg', 'vet-one.svg')}`,
      /^vets\.yaml:9 {2}There is no pictures\/people\/vet-one\.svg in content\/own/,
    ],
    [
      'a picture without a name',
      vets(vet.replace('people/vet-1.svg', '3')),
      'vets.yaml:8  imageUrl: 3 is no picture. Write its file below pictures/, for example people/vet-1.jpg.',
    ],
    [
      'a value that another one is to be taken from',
      vets(vet.replace('Hums', '&hums Hums').replace('Cats\n', '*hums\n')),
      'vets.yaml:13  a text that begins with * stands in quotes; a value is written out, not named.',
      'vets.yaml:15  a text that begins with & stands in quotes; a value needs no name.',
    ],
    [
      'a type of its own',
      vets(vet.replace('Hums', '!!js/function Hums')),
      /^vets\.yaml:15 {2}a text that begins with ! stands in quotes/,
    ],
    [
      'a file that nobody has written',
      vets(vet.replace('Hums', 'Hums'.repeat(60_000))),
      'vets.yaml:1  A file of over 200 kB is too long for one page.',
    ],
    // The depth at which no reader goes on; each level more only takes longer.
    ['lists without end', '['.repeat(5000), /^vets\.yaml:1 {2}Lists or groups stand in/],
  ])('finds %s', async (_, text, ...messages) => {
    write('vets.yaml', text);
    const ofVets = (await report()).filter((line) => /^vets\.yaml(?!.*fonts lack)/.test(line));
    expect(ofVets).toHaveLength(messages.length);
    for (const [index, message] of messages.entries()) expect(ofVets[index]).toMatch(message);
  });

  it('refuses ids under which the site has a file or a page already', async () => {
    const index = '"index" is taken: a host shows it in the place of its list. Write another id.';
    write('vets.yaml', vets(vet.replace('asha-k', 'index')));
    change('clinics.yaml', 'slug: indiranagar', 'slug: index');
    change('services.yaml', 'id: pharmacy', 'id: service-details');
    expect(await report()).toEqual(
      expect.arrayContaining([
        `vets.yaml:1  id: ${index}`,
        expect.stringMatching(/^clinics\.yaml:\d+ {2}slug: "index" is taken/),
        expect.stringMatching(
          /^services\.yaml:\d+ {2}id: The site already has this address under \/service\. Write another id\.$/,
        ),
      ]),
    );
  });

  it('refuses to send emergencies to hospitals that are closed', async () => {
    const short = "  hours: { week: { daily: [{ opens: '10:00', closes: '20:00' }] } }\n  geo:";
    change('clinics.yaml', '  geo:', short);
    expect(await report()).toEqual([]);
    change('hours.yaml', "closes: '21:00'", "closes: '22:30'");
    const [first = '', second = '', ...others] = sample('clinics.yaml').split('  geo:');
    write('clinics.yaml', [first, second, others.join('  geo:')].join(short));
    expect(await report()).toEqual([
      expect.stringMatching(
        /^hours\.yaml:\d+ {2}emergency: on Monday from 9 AM to 10 AM no clinic takes them by clinics\.yaml, and the site would send emergencies there\. Shorten these hours, or write in clinics\.yaml when the hospitals are open or take them\.$/,
      ),
    ]);
  });

  it('each clinic’s own word on its emergencies counts, also that it takes none', async () => {
    const never = '  hours: { emergency: { daily: [] } }\n  geo:';
    const [first = '', second = '', ...others] = sample('clinics.yaml').split('  geo:');
    write('clinics.yaml', [first, second, others.join('  geo:')].join(never));
    const [problem = '', ...more] = await report();
    expect(problem).toMatch(/emergency: on Monday from 9 AM to 10 AM no clinic takes them /);
    expect(more).toEqual([]);
    const night =
      "  hours: { emergency: { daily: [{ opens: '09:00', closes: '21:00' }, { opens: '21:00', closes: '08:00' }] } }\n  geo:";
    write('clinics.yaml', [first, [second, others.join('  geo:')].join(never)].join(night));
    expect(await report()).toEqual([]);
    const taking = recordValues('clinics.yaml').clinics.flatMap(({ area, hours }) =>
      hours.emergency ? [[area, weekText(hours.emergency)]] : [],
    );
    expect(taking).toEqual([['Indiranagar', 'Every day, 9 AM to 8 AM']]);
  });

  it('two ranges that go round the clock are day and night, on a day off too', async () => {
    const ranges = "[{ opens: '08:00', closes: '21:00' }, { opens: '21:00', closes: '08:00' }]";
    const dayOff = `{ date: 2026-12-25, name: Christmas Day, ranges: ${ranges} }`;
    const always = `  hours: { week: { daily: ${ranges} }, holidays: [${dayOff}] }\n  geo:`;
    change('clinics.yaml', '  geo:', always);
    expect(await report()).toEqual([]);
    const { hours } = recordValues('clinics.yaml').clinics[0]!;
    expect(weekText(hours.week)).toBe('Every day, open 24 hours');
    expect(hours.holidays.find(({ date }) => date === '2026-12-25')?.ranges).toEqual([wholeDay]);
    const atNight = { date: '2026-12-25', time: '03:00' };
    expect(openStateText(hours, atNight)).toMatch(/^Open now/);
  });

  it('a clinic that only grooms takes no emergencies, however long it is open, and is booked as that', async () => {
    const [first = '', ...others] = sample('clinics.yaml').split(/\n(?=- slug)/);
    const groomer = others[0]!.replace(/services:\n(?: {4}- .+\n)+/, 'services: [grooming]\n');
    write('clinics.yaml', [first, groomer].join('\n'));
    write('services.yaml', '- id: grooming\n');
    expect(await report()).toContainEqual(
      expect.stringMatching(/ {2}emergency: on Monday from 9 AM to 9 PM no clinic takes them /),
    );
    const [clinic] = recordValues('clinics.yaml').clinics;
    expect(clinic).toMatchObject({ types: ['Grooming'], isVeterinary: false });
    expect(clinic?.hours).not.toHaveProperty('emergency');
  });

  it('a business that takes no emergencies says so, and its clinics are open while the phone is answered', async () => {
    change('hours.yaml', "daily: [{ opens: '09:00', closes: '21:00' }]", 'daily: []');
    expect(await report()).toEqual([]);
    const [{ hours } = { hours: undefined }] = recordValues('clinics.yaml').clinics;
    expect(hours).not.toHaveProperty('emergency');
    expect(weekText(hours!.week)).toBe('Every day, 9:30 AM to 7 PM');
    expect(pageValues('pages/footer.yaml')).toContain(
      '"emergency":"In an emergency, call the nearest 24-hour animal hospital."',
    );
    expect(pageValues('pages/contact.yaml')).not.toContain('Emergency care');
  });

  it('a service may be booked as a type of the clinic’s own, but for a slip in a known one', async () => {
    const booked = (type: string) => `- id: grooming\n  booking: ${type}\n`;
    write('services.yaml', booked('Spa day'));
    expect(reportOf('services.yaml')).toEqual([]);
    expect(recordValues('clinics.yaml').clinics[0]?.types).toEqual(['Spa day']);
    write('services.yaml', booked('Groming'));
    expect(reportOf('services.yaml')).toEqual([
      'services.yaml:2  booking: "Groming" is no choice here. Did you mean "Grooming"?',
    ]);
  });

  it('no text page speaks of a service that no clinic has, and an article is read again', async () => {
    write('clinics.yaml', sample('clinics.yaml').replaceAll(/\n {4}- ct-scan/g, ''));
    write(
      'texts/pictures.md',
      '---\ntitle: "CT by night"\ndescription: Pictures\nkeywords: ct\n---\n\n[Pictures](/clinics?CT), {has:ct-scan:by CT|by hand}.\n\nBy {has:ct-scn:CT}, our\nCT.\n',
    );
    write('articles/pictures.md', `${sample('articles/monsoon-paws.md')}\nAsk for a CT.\n`);
    const line = sample('articles/monsoon-paws.md').split('\n').length + 1;
    const why = 'speaks of CT, and no clinic has the service ct-scan (clinics.yaml, services).';
    const condition = 'or write {has:ct-scan:…} around what holds only with it.';
    expect((await report()).filter((text) => text.includes('pictures.md'))).toEqual([
      `articles/pictures.md:${line}  "Ask for a CT." ${why} Change the sentence, if it is a promise.`,
      `texts/pictures.md:2  "CT by night" ${why} Change the sentence, ${condition}`,
      'texts/pictures.md:9  {has:ct-scn:…} names no service. Did you mean ct-scan?',
      `texts/pictures.md:10  "CT." ${why} Change the sentence, ${condition}`,
    ]);
  });

  it('a page speaks of no service that no clinic has', async () => {
    const text = sample('clinics.yaml').replaceAll(/\n {4}- (?:ct-scan|x-ray-and-ultrasound)/g, '');
    write('clinics.yaml', text.replaceAll(/(, )?x-ray-and-ultrasound/g, ''));
    // The sample's own words follow.
    expect(await report()).toEqual([]);
    expect(pageValues('pages/services.yaml')).not.toContain('CT');
    expect(pageValues('pages/homeV2FirstScreen.yaml')).not.toContain('Imaging on');
    expect(pageValues('pages/homeV2FirstScreen.yaml')).toContain('Own laboratory');
    write(
      'pages/about.yaml',
      'heading: Our CT is new\nlead: "{has:ct-scan:With CT.|By hand.}"\ndescription: "{has:ct-scn:CT}"\n',
    );
    expect(await report()).toEqual([
      'pages/about.yaml:1  "Our CT is new" speaks of CT, and no clinic has the service ct-scan (clinics.yaml, services). Change the sentence, or write {has:ct-scan:…} around what holds only with it.',
      'pages/about.yaml:3  {has:ct-scn:…} names no service. Did you mean ct-scan?',
    ]);
    expect(pageValues('pages/about.yaml')).toContain('"lead":"By hand."');
  });

  it('a page says of films what holds with one', () => {
    const films = () => pageValues('pages/privacy.yaml').includes('YouTube');
    expect(films()).toBe(true);
    write('pages/landing.yaml', "sampleVideo: { id: '' }\n");
    expect(films()).toBe(false);
  });

  it('old addresses lead from a path that hosts know to a page that is there', async () => {
    const lines = [
      'our-doctors.php: /doctors',
      '/old?page=2: /doctors',
      '/about/: /doctors',
      '/blog/six-signs: /doctors',
      '/ring: /round',
      '/round: /ring',
      '/team: /docters',
      '/vets/asha.html: /doctors/nobody-at-all',
      '/shop: http://shop.example',
      '/break: "/x; return 200"',
      '/fine.php: /contact?a=1#emergency',
      '/elsewhere/: https://shop.example/a',
    ];
    write('redirects.yaml', lines.join('\n'));
    const remedy =
      'Write its path, from the / on, as far as a ? or a #, in letters, digits and -._~: for example /our-doctors.php.';
    const taken = 'the site has a page there, which nobody would reach. Take this line out.';
    const address = 'Write a path of this site, for example /doctors, or an https address.';
    expect(await report()).toEqual([
      `redirects.yaml:1  "our-doctors.php" is no old address. ${remedy}`,
      `redirects.yaml:2  "/old?page=2" is no old address. ${remedy}`,
      `redirects.yaml:3  /about/: ${taken}`,
      `redirects.yaml:4  /blog/six-signs: ${taken}`,
      'redirects.yaml:5  /ring: /round is an old address too. Write where that one leads.',
      'redirects.yaml:6  /round: /ring is an old address too. Write where that one leads.',
      'redirects.yaml:7  /team: the site has no page /docters. Did you mean /doctors?',
      expect.stringMatching(
        /^redirects\.yaml:8 {2}\/vets\/asha\.html: the site has no page \/doctors\/nobody-at-all\. /,
      ),
      `redirects.yaml:9  /shop: "http://shop.example" is no address. ${address}`,
      `redirects.yaml:10  /break: "/x; return 200" is no address. ${address}`,
    ]);
  });

  it('the address of a page that is off may lead elsewhere', async () => {
    change('site.yaml', 'portfolio: true', 'portfolio: false');
    write('redirects.yaml', '/portfolio: /about\n/pictures: /portfolio');
    const [problem, ...others] = await report();
    expect(problem).toMatch(/^redirects\.yaml:2 {2}\/pictures: \/portfolio is an old address too/);
    expect(others).toEqual([]);
  });

  it('two clinics of one store or one name are told apart, with all else that is wrong', async () => {
    change('clinics.yaml', 'storeId: 12', 'storeId: 11');
    const file = join(own, 'clinics.yaml');
    const text = readFileSync(file, 'utf8')
      .replace('storeId: 15', 'storeId: 14')
      .replace('{name} Kothrud', '{name}  adyar')
      .replace("postalCode: '400000'", "postalCode: ''");
    writeFileSync(file, text);
    const line = (words: string, after = '') =>
      text.slice(0, text.indexOf(words, text.indexOf(after))).split('\n').length;
    const remedy = 'Write each clinic’s own id, or leave it out.';
    const why = 'so one clinic’s page would book at the other';
    expect(await report()).toEqual([
      `clinics.yaml:${line("postalCode: ''")}  postalCode: "" is no text. Write the words in quotes.`,
      `clinics.yaml:${line('storeId', 'slug: bandra-west')}  storeId: 11 is the store of "VetBuddy Indiranagar" too, ${why}. ${remedy}`,
      `clinics.yaml:${line('storeId', 'slug: hauz-khas')}  storeId: 14 is the store of "VetBuddy Salt Lake" too, ${why}. ${remedy}`,
      `clinics.yaml:${line('}  adyar')}  name: "VetBuddy  adyar" is there twice, and the stores list is joined by it. Give each clinic its own.`,
    ]);
  });

  it('a time zone that no clock knows is refused, with the nearest that one does', async () => {
    change('hours.yaml', 'timeZone: Asia/Kolkata', 'timeZone: Asia/Kolkatta');
    change('clinics.yaml', '  geo:', '  hours: { timeZone: IST }\n  geo:');
    const [clinics, hours] = (await report()).toSorted();
    expect(hours).toMatch(
      /^hours\.yaml:\d+ {2}timeZone: "Asia\/Kolkatta" is no time zone\. Did you mean Asia\/Kolkata\?$/,
    );
    expect(clinics).toMatch(
      /^clinics\.yaml:\d+ {2}timeZone: "IST" is no time zone\. Write its IANA name, Region\/City, for example Asia\/Kolkata\.$/,
    );
  });

  it.each([
    ['Dubai', 'Did you mean Asia/Dubai?'],
    ['europe/london', 'Did you mean Europe/London?'],
    ['Asia/Kathmandoo', 'Did you mean Asia/Kathmandu?'],
    ['+05:30', 'Write its IANA name'],
  ])('of the time zone %s it says: %s', (wrong, remedy) => {
    write('hours.yaml', `timeZone: '${wrong}'`);
    expect(reportOf('hours.yaml').join()).toContain(remedy);
  });

  it('what has to be there, and isn’t, is the sample’s; what may be left out is not', () => {
    write('hours.yaml', "phone: { daily: [{ opens: '08:00', closes: '20:00' }], Sunday: [] }\n");
    write('brand.yaml', 'name: Blue Door\ncolours: { primary: "#123456" }\nsocial: {}\n');
    write('services.yaml', '- id: grooming\n  before: A walk\n');
    const { hours } = recordValues('hours.yaml');
    expect(Object.keys(hours.phone)).toEqual(weekdays.slice(0, 6));
    expect(hours).toMatchObject({ timeZone: 'Asia/Kolkata' });
    expect(hours).not.toHaveProperty('footer');
    const facts = recordValues('brand.yaml');
    expect(facts.brand).toMatchObject({ name: 'Blue Door', captchaWord: 'PAWS', social: {} });
    expect(facts.brand).not.toHaveProperty('otherStores');
    expect(facts.brandForMachines.colours).toMatchObject({ primary: '#123456', accent: '#f7b136' });
    const { services } = recordValues('services.yaml');
    expect(services.map(({ id, name, before, room }) => [id, name, before, room])).toEqual([
      ['grooming', 'Grooming', 'A walk', 'well'],
    ]);
    const { clinics } = recordValues('clinics.yaml');
    expect(clinics[0]?.name).toBe('Blue Door Indiranagar');
  });

  it('a vet who has an id of the sample’s by chance is told what facts of another person that brings', async () => {
    const namesake = vet.replace('asha-k', 'meera-nair').replace(/ {2}languages.*\n/, '');
    write('vets.yaml', vets(vet, namesake));
    expect((await report()).filter((line) => line.startsWith('vets.yaml'))).toEqual([
      'vets.yaml:18  this vet takes languages from the sample’s vet of the id "meera-nair". Write them, or choose another id.',
    ]);
    write('vets.yaml', vets(vet, '- id: meera-nair\n  years: 15\n'));
    expect((await report()).filter((line) => line.startsWith('vets.yaml'))).toEqual([]);
  });

  it('the hours of a holiday may not overlap, and are one where they touch', () => {
    const holiday = (...ranges: string[]) => {
      const all = ranges.map((each) => each.split('-'));
      const list = all.map(([opens, closes]) => `{ opens: '${opens}', closes: '${closes}' }`);
      const day = `{ date: 2099-12-25, name: Christmas Day, ranges: [${list.join(', ')}] }`;
      write('hours.yaml', `holidays: [${day}]`);
    };
    holiday('21:00-08:00', '09:00-21:00');
    expect(recordValues('hours.yaml').hours.holidays[0]?.ranges).toEqual([
      { opens: '09:00', closes: '08:00' },
    ]);
    holiday('09:00-13:00', '12:00-17:00');
    expect(reportOf('hours.yaml')).toEqual([
      'hours.yaml:1  ranges, no. 2: two ranges of this day overlap. Let one end before the next begins.',
    ]);
  });

  it('a clinic’s days off are those of all clinics, and its own', () => {
    const days = '{ date: 2026-12-25, name: Open }, { date: 2027-03-22, name: Stocktaking }';
    change('clinics.yaml', '  geo:', `  hours: { holidays: [${days}] }\n  geo:`);
    const { clinics } = recordValues('clinics.yaml');
    const [first, second] = clinics.map(({ hours }) => hours.holidays.map(({ name }) => name));
    expect(first).toEqual(['Republic Day', 'Independence Day', 'Open', 'Stocktaking']);
    expect(second).toEqual(['Christmas Day', 'Republic Day', 'Independence Day']);
  });

  it('a vet’s sessions are at full or half hours, at a clinic of the vet’s, one at a time', async () => {
    const session = (times: string, more = '') =>
      `    - { day: Monday, ${times}, title: Teeth, kind: care${more} }\n`;
    const week = (...sessions: string[]) => `${vet}  sessions:\n${sessions.join('')}`;
    const asha = week(session("from: '07:30', until: 10"), session('from: 22, until: 24'));
    const others = vet.replace('asha-k', 'asha-too') + asha.slice(vet.length);
    write('vets.yaml', vets(asha, others));
    expect(reportOf('vets.yaml')).toEqual([]);
    write(
      'vets.yaml',
      vets(
        week(
          session('from: 10, until: 12'),
          session("from: '11:30', until: 12"),
          session('from: 13, until: 15', ', clinic: kothrud'),
          session('from: 16, until: 16'),
          session("from: '10:20', until: 25"),
        ),
      ),
    );
    const time = "Write a full hour, 10, or a half one, '10:30', on a 24-hour clock.";
    expect(reportOf('vets.yaml').toSorted()).toEqual([
      'vets.yaml:20  sessions, no. 2: Teeth on Monday is at the same time as Teeth. A vet is in one place: mend the hours of one.',
      'vets.yaml:21  clinic: "kothrud" is none of the vet’s clinics. Write it there too.',
      'vets.yaml:22  until: 4 PM is not after 4 PM, when it begins.',
      `vets.yaml:23  from: "10:20" is no time. ${time}`,
      `vets.yaml:23  until: 25 is no time. ${time}`,
    ]);
  });

  it('what was a record before these were YAML is named, with the command that moves it', async () => {
    write('vets.ts', 'export const vets = [];');
    write('pages/login.ts', 'export const loginScene = 1;');
    expect(await report()).toEqual([
      'pages/login.ts:1  This record is YAML now: `npx tsx scripts/moveContent.ts` writes it anew, as pages/login.yaml.',
      'vets.ts:1  This record is YAML now: `npx tsx scripts/moveContent.ts` writes it anew, as vets.yaml.',
    ]);
  });

  it('of a page a clinic writes the fields that differ', async () => {
    write('pages/about.yaml', 'promises: { heading: Three promises }\n');
    expect(await report()).toEqual([]);
    const { aboutWords } = valuesOf('pages/about.yaml', [own, 'content/sample']) as {
      aboutWords: typeof Words;
    };
    expect(aboutWords.promises).toMatchObject({ heading: 'Three promises', items: { length: 4 } });
    expect(aboutWords.questions.lead).toBe(
      'Yours isn’t here? Call us, 9:30\u00a0AM\u00a0to\u00a07\u00a0PM.',
    );
  });

  it.each([
    [
      'a place that nothing is known for',
      "'{phon} is ours'",
      /^lead: nothing fills in \{phon\}\. Did you mean phone\?$/,
    ],
    ['a brace alone', "'Ours {'", /^lead: "Ours \{" has a brace without its other half\.$/],
  ])('of words it names %s', async (_, words, message) => {
    write('pages/about.yaml', `heading: Ours\nlead: ${words}\n`);
    expect(await report()).toEqual([expect.stringMatching(/^pages\/about\.yaml:2 {2}/)]);
    expect((await report())[0]?.replace(/^\S+ {2}/, '')).toMatch(message);
  });

  it.each([
    [
      'a link to a page that the site hasn’t',
      'links: [{ label: Us, href: /abuot }]',
      'The site has no page /abuot. Did you mean /about?',
    ],
    [
      'a link that is no address',
      'links: [{ label: Us, href: about }]',
      'href: "about" is no address. Write a page of the site from the / on, for example /clinics, or https:// and what follows.',
    ],
    [
      'a picture that nobody has',
      'dog: scenes/no.svg',
      'There is no pictures/scenes/no.svg in content/own or content/sample. Put the picture there, or write the name of one that is there; small and capital letters count.',
    ],
  ])('of a page it names %s', async (_, field, message) => {
    write('pages/about.yaml', `stats:\n  closing: Ours\n  ${field}\n`);
    expect(await report()).toEqual([`pages/about.yaml:3  ${message}`]);
  });

  it('of words with marks it names what is no such mark', async () => {
    const answer = (words: string) =>
      write('pages/about.yaml', `questions: { items: [{ question: Why?, answer: '${words}' }] }\n`);
    answer('So: [see](/clinics), **now**, or [call]({call}).');
    expect(await report()).toEqual([]);
    answer('So <b>there</b>');
    expect((await report())[0]).toMatch(/^pages\/about\.yaml:1 {2}HTML is not taken/);
  });

  it('of an icon it names those that there are', async () => {
    change('pages/landing.yaml', 'icon: microscope', 'icon: microscop');
    expect(await report()).toEqual([
      expect.stringMatching(
        /icon: "microscop" is no choice here\. Write one of notes, microscope, speech\.$/,
      ),
    ]);
  });

  it('all is said at once: what can’t be read, and what is wrong elsewhere', async () => {
    write('hours.yaml', 'phone: [');
    write('rules.yaml', 'slotMinutes: often\n');
    write('pages/login.yaml', 'loginScene: [');
    expect((await report()).map((line) => line.split('  ')[0])).toEqual([
      'hours.yaml:1',
      'pages/login.yaml:1',
      'rules.yaml:1',
    ]);
  });

  it('a file that nothing reads is mentioned', async () => {
    write('vet.yaml', '[]\n');
    write('vet.ts', 'export const vet = 1;\n');
    expect(await report()).toEqual([
      'vet.ts:1  Left out: the site reads no file of this name. Take the names from content/sample.',
      'vet.yaml:1  Left out: the site reads no file of this name. Did you mean vets.yaml?',
    ]);
  });

  it('an id that leads nowhere is a warning, where it is named', async () => {
    write('vets.yaml', vets(vet.replace('[adyar]', '[adyar, adyer]')));
    change('clinics.yaml', '- consultations', '- consultation');
    change('services.yaml', 'room: stay', 'room: stays');
    const problems = await checkContent();
    expect(problems.filter(({ isWarning }) => !isWarning)).toEqual([]);
    const lines = await report();
    expect(lines).toContain(
      'vets.yaml:11  Left out: there is no clinic "adyer". Did you mean "adyar"?',
    );
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^clinics\.yaml:\d+ {2}Left out: there is no service "consultation"\. Did you mean "consultations"\?$/,
      ),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^services\.yaml:\d+ {2}Left out: there is no room "stays"\. Did you mean "stay"/,
      ),
    );
    expect(problems).toContainEqual({
      file: 'content/sample/pages/about.yaml',
      line: expect.any(Number),
      text: 'there is no vet "sudha-krishnan". The ids are in vets.yaml.',
      isWarning: true,
    });
  });

  it('the pages that the site is without may name who is gone', async () => {
    write('vets.yaml', vets(vet));
    change('site.yaml', 'homeV2: true', 'homeV2: false');
    const files = (await checkContent()).map(({ file }) => file);
    expect(files).toContain('content/sample/pages/portfolio.yaml');
    expect(files).not.toContain('content/sample/pages/homeV2.yaml');
    expect(files).not.toContain('content/sample/pages/unrouted.yaml');
  });
});

it('letters that the site’s fonts lack are named, with the first line', async () => {
  write(
    'brand.yaml',
    '# काळजी\nname: Łódź & Søn — ₹ ñ 🐾\ntagline: { text: "कळ ṭ" }\nphone: { display: ١, href: tel:+910000001234 }',
  );
  const told = (letters: string) =>
    `brand.yaml:3  the site’s fonts lack ${letters}. A device shows them in a font of its own: look at it on a phone, then name the text’s language, [मराठी](lang:mr), or the script in site.yaml (deviceScripts).`;
  expect(await report()).toEqual([told('क ळ ṭ ١')]);
  write('site.yaml', 'deviceScripts: [Devanagari, Arabic]');
  expect(await report()).toEqual([told('ṭ')]);
  write('brand.yaml', 'tagline:\n  text: "कळ ṭ"\n  lang: mr\n');
  write('pages/about.yaml', 'lead: Every day, [रोज](lang:mr).\n');
  write('site.yaml', 'deviceScripts: []');
  expect(await report()).toEqual([]);
  write('pages/about.yaml', 'lead: Every day, [रोज](lang:marathi!).\n');
  expect(await report()).toEqual([
    'pages/about.yaml:1  lang:marathi! is no language: [मराठी](lang:mr) is Marathi.',
  ]);
});

it('the landing page keeps its form, and has no section twice', async () => {
  write('pages/landing.yaml', 'sections: [about, about, reviews]');
  expect(await report()).toEqual([
    expect.stringMatching(
      /^pages\/landing\.yaml:1 {2}sections, no\. 3: "reviews" is no choice here/,
    ),
  ]);
  write('pages/landing.yaml', 'sections: [about, about]');
  expect(await report()).toEqual([
    'pages/landing.yaml:1  sections: about is there twice. Keep one of the two.',
    'pages/landing.yaml:1  sections: booking is missing: every Book Now leads there.',
  ]);
});

describe('the check of prices', () => {
  const on = 'pages: { prices: true }';

  it('names each price that nobody could read, and a currency that is none', async () => {
    write('site.yaml', on);
    write(
      'prices.yaml',
      `asOf: 2026-02-30
currency: Rupees
prices:
  - { service: consultations, price: 600 rupees }
  - { service: grooming, name: Bath }
  - { service: grooming, price: 600, from: 500 }
  - { service: grooming, from: 900, to: 600 }
`,
    );
    expect(await report()).toEqual([
      'prices.yaml:1  asOf: "2026-02-30" is no day of the calendar. Write YYYY-MM-DD, for example 2026-12-25.',
      'prices.yaml:2  currency: "Rupees" is no currency. Write its three letters, for example INR.',
      'prices.yaml:4  price: "600 rupees" is no price. Write a number alone, for example 600.',
      'prices.yaml:5  price is missing: What it costs. Where that differs, write from instead. For example 600.',
      'prices.yaml:6  price: stands beside from or to. Keep the one, or the others.',
      'prices.yaml:7  to: 600 is not more than 900. Write the highest price here.',
    ]);
  });

  it('knows services, clinics and pets, and wants to be told since when own prices hold', async () => {
    write('site.yaml', on);
    write(
      'prices.yaml',
      'prices: [{ service: groming, price: 1, clinics: [adyr] }, { service: opd, animal: Rabbit, price: 1 }]',
    );
    expect(await report()).toEqual([
      'prices.yaml:1  Left out: there is no service "groming". Did you mean "grooming"?',
      'prices.yaml:1  Left out: there is no clinic "adyr". Did you mean "adyar"?',
      'prices.yaml:1  there is no pet type "Rabbit". rules.yaml has Dog, Cat.',
      'prices.yaml:1  asOf is missing. Write since when your prices hold, for example 2026-11-01.',
    ]);
  });

  it('warns of prices that are older than a year, where they are shown', async () => {
    write('prices.yaml', 'asOf: 2020-01-31');
    expect(await report()).toEqual([]);
    write('site.yaml', on);
    expect(await report()).toEqual([
      'prices.yaml:1  asOf: these prices are of 31 January 2020. Look whether they still hold, and write today’s date.',
    ]);
    const [problem] = await checkContent();
    expect(problem).toMatchObject({ isWarning: true, isShown: true });
  });

  it('asks for a price where the page has none', async () => {
    write('site.yaml', on);
    write('prices.yaml', 'asOf: 2026-11-01\nprices: []');
    expect(await report()).toEqual([
      'prices.yaml:2  prices: there is none. Write one, or prices: false in site.yaml.',
    ]);
  });
});

describe('the check of the photographs', () => {
  const photograph = readFileSync('tests/scripts/fixtures/photograph.jpg');

  function add(name: string) {
    mkdirSync(dirname(join(own, 'pictures', name)), { recursive: true });
    writeFileSync(join(own, 'pictures', name), photograph);
  }

  const notes = (text: string) => write('photographs.yaml', `${text}\n`);

  it('asks what a photograph shows', async () => {
    add('people/vet-1.jpg');
    expect(await report()).toEqual([
      'pictures/people/vet-1.jpg:1  Left out: what it shows, for people who don’t see it. Write it in photographs.yaml: people/vet-1.jpg: { alt: … }',
    ]);
    notes('people/vet-1.jpg: { alt: Dr K and a cat, focus: { x: 40, y: 20 } }');
    expect(await report()).toEqual([]);
  });

  it('finds a name that is not quite a drawing’s, and a file that browsers don’t show', async () => {
    add('people/vet1.jpg');
    add('people/vet-2.heic');
    expect(await report()).toEqual([
      'pictures/people/vet-2.heic:1  Left out: browsers don’t show a file of this kind. Save the picture as JPEG.',
      'pictures/people/vet1.jpg:1  Left out: no page shows it. Is it to be called people/vet-1.jpg?',
    ]);
  });

  it('asks nothing of one whose words stand where it is named', async () => {
    add('blog/rain.jpg');
    write('articles/monsoon-paws.md', 'picture: blog/rain.jpg');
    expect((await report()).filter((line) => line.includes('blog/rain.jpg:'))).toEqual([]);
  });

  it('finds a photograph in place of the logo', async () => {
    add('places/logo.png');
    expect(await report()).toEqual([
      'pictures/places/logo.png:1  Left out: only a drawing (SVG) can stand here, since others are made of it.',
    ]);
  });

  it('finds words for a photograph that is not there, and a point outside of one', async () => {
    add('people/vet-1.jpg');
    notes(
      'people/vet-1.jpg: { alt: Dr K, focus: { x: 140, y: 20 } }\npeople/vet-2.jpg: { alt: Dr L }',
    );
    expect(await report()).toEqual([
      'photographs.yaml:1  x: 140 is no number that fits. Write a whole number from 0 to 100.',
      'photographs.yaml:2  Left out: there is no photograph people/vet-2.jpg. Did you mean people/vet-1.jpg?',
    ]);
  });
});

describe('the check of hours and rules', () => {
  it.each([
    [
      'a time in other words',
      "opens: '09:30'",
      "opens: '9am'",
      /opens: "9am" is no time\. Write HH:MM on a 24-hour clock/,
    ],
    [
      'a slip of the afternoon',
      "closes: '19:00'",
      "closes: '07:00'",
      /closes: "07:00" is before "09:30", so this would last until the next day\. Write the hours after noon/,
    ],
    [
      'a day without length',
      "closes: '19:00'",
      "closes: '09:30'",
      /closes: "09:30" is when it opens\. For the whole day write 00:00 to 00:00\./,
    ],
    [
      'a last time before the first',
      "last: '19:30'",
      "last: '07:30'",
      /last: "07:30" is before "10:30"\. The last time is on the same day/,
    ],
    [
      'ranges that overlap',
      "{ first: '10:30', last: '19:30' }",
      "{ first: '10:30', last: '13:00' }, { first: '13:00', last: '19:30' }",
      /daily, no\. 2: two ranges of this day overlap/,
    ],
    [
      'no day to book',
      "daily: [{ first: '10:30', last: '19:30' }]",
      'daily: []',
      /bookable: no day can be booked\. Write at least one/,
    ],
    ['no such day', '2026-12-25', '2026-02-29', /date: "2026-02-29" is no day of the calendar\./],
    ['a day twice', '2027-01-26', '2026-12-25', /date: "2026-12-25" is there twice\./],
    [
      'a weekday that is spelt otherwise',
      "daily: [{ opens: '09:30', closes: '19:00' }]",
      "Munday: [{ opens: '09:30', closes: '19:00' }]",
      /Munday: the site reads no such field\. Did you mean Monday\?/,
    ],
    [
      'a footer that says something else',
      "closes: '19:00'",
      "closes: '20:00'",
      /footer: "9:30AM to 7:00 PM" says something else than the phone’s hours, 9:30 AM to 8 PM\./,
    ],
  ])('names %s once', (_case, from, to, message) => {
    change('hours.yaml', from, to);
    const lines = reportOf('hours.yaml').filter((line) => message.test(line));
    expect(lines).toEqual([expect.stringMatching(/^hours\.yaml:\d+ {2}/)]);
  });

  it('builds on with a holiday of a year that is over, and says so', async () => {
    change('hours.yaml', '2026-12-25', '2025-12-25');
    const [problem, ...others] = await checkContent();
    expect(problem).toMatchObject({ isWarning: true });
    expect(problem?.text).toBe(
      'date: "2025-12-25" is in a year that is over. Write this year’s, or take the holiday out.',
    );
    expect(others).toEqual([]);
  });

  it('takes nights, whole days and days that are left out', async () => {
    change(
      'hours.yaml',
      "daily: [{ opens: '09:00', closes: '21:00' }]",
      "Monday: [{ opens: '18:00', closes: '08:00' }]\n  Sunday: [{ opens: '00:00', closes: '00:00' }]",
    );
    expect(await report()).toEqual([]);
  });

  it.each([
    [
      "countryCode: '91'",
      "countryCode: '+91'",
      'countryCode: "+91" is no country code. Write its digits in quotes and without the plus, for example "91".',
    ],
    [
      'digits: 10',
      'digits: 8',
      'hint: "10 digits" says another number than digits: 8. Make both the same.',
    ],
    [
      'mobileNumber: true, email: true',
      'mobileNumber: false, email: false',
      'mobileNumber: neither a mobile number nor an e-mail address is needed, so nobody could answer. Write true for one of them.',
    ],
    ['[Dog, Cat]', '[]', 'petTypes: needs at least one kind of pet, and none twice.'],
    [
      'slotMinutes: 30',
      "slotMinutes: '30'",
      'slotMinutes: "30" is no number that fits. Write a whole number from 5 to 720.',
    ],
    ['comments: true', 'comments: yes', 'comments: "yes" is no choice here. Write true or false.'],
    [
      'withinMinutes: 120',
      'withinMinutes: 0',
      'withinMinutes: 0 is no number that fits. Write a whole number from 1 to 1440.',
    ],
    [
      'open: usually within two hours',
      "open: ''",
      'open: "" is no text. Write the words in quotes.',
    ],
  ])('names what is wrong with rules: %s', (from, to, message) => {
    change('rules.yaml', from, to);
    const [line, ...others] = reportOf('rules.yaml');
    expect(line).toMatch(/^rules\.yaml:\d+ {2}/);
    expect(line).toContain(message);
    expect(others).toEqual([]);
  });
});

describe('the check of articles and text pages', () => {
  const article = (fields = '', text = 'Text.') => `---
title: Dry paws
subtitle: Five minutes by the door.
date: 2026-09-10
topic: Seasons
picture: blog/blog-ticks.svg
alt: A paw
${fields}---
${text}
`;

  it('says in one list what is wrong with them, with file and line', async () => {
    write('articles/dry-paws.md', article('layout: wide\n', '<b>Bold</b>'));
    write('texts/about.md', '---\ntitle: About\ndescription: Us.\n---\nText.');
    expect(await report()).toEqual([
      expect.stringMatching(/^articles\/dry-paws\.md:8 {2}There is no field `layout`\./),
      expect.stringMatching(/^articles\/dry-paws\.md:10 {2}HTML is not taken/),
      expect.stringMatching(/^articles\/dry-paws\.md:10 {2}HTML is not taken/),
      'texts/about.md:1  The site already has /about. Give the file another name.',
    ]);
  });

  it('names all that a group of fields needs, not the first alone', async () => {
    change(
      'brand.yaml',
      'phone: { display: +91 00000 01234, href: tel:+910000001234, whatsApp: true }',
      'phone: 5',
    );
    expect(await report()).toEqual([
      expect.stringMatching(/Write its fields below, one a line: display: …, href: …$/),
    ]);
  });

  it('says which switch is of no page; that of a text page is of one', async () => {
    change('site.yaml', 'devHome: true', 'devHome: true\n  careers: false\n  saying-godbye: false');
    expect(await report()).toEqual([
      expect.stringMatching(
        /^site\.yaml:\d+ {2}saying-godbye: the site has no such page\. Did you mean saying-goodbye\?$/,
      ),
    ]);
  });

  it('warns of a vet who is not there, as author and in a comment', async () => {
    const comment = 'comments:\n  - vet: joseph-dsouza\n    date: 2026-01-01\n    text: Yes.\n';
    write('articles/dry-paws.md', article(`vet: meera-nare\n${comment}`));
    expect(await report()).toEqual([
      'articles/dry-paws.md:8  Left out: there is no vet "meera-nare". Did you mean "meera-nair"?',
    ]);
  });

  it('warns of an article that a clinic’s own page names and that is gone, not of the sample’s pages', async () => {
    write('articles/dry-paws.md', article());
    change('pages/landing.yaml', 'black-claws', 'dry-paw');
    const lines = await report();
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^pages\/landing\.yaml:\d+ {2}Left out: there is no article "dry-paw"\. Did you mean "dry-paws"\?$/,
      ),
    );
    expect(lines.every((line) => line.startsWith('pages/landing.yaml'))).toBe(true);
  });
});
