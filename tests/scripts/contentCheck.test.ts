// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContent } from '#scripts/content/checkContent.ts';
import { checkRecord } from '#scripts/content/checkRecord.ts';
import { problemReport } from '#scripts/content/Problem.ts';
import { readRecord } from '#scripts/content/records.ts';

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

  it('warns of a vet who is not there, as author and in a comment', async () => {
    const comment = 'comments:\n  - vet: joseph-dsouza\n    date: 2026-01-01\n    text: Yes.\n';
    write('articles/dry-paws.md', article(`vet: meera-nare\n${comment}`));
    expect(await report()).toEqual([
      'articles/dry-paws.md:8  Left out: there is no vet "meera-nare". Did you mean "meera-nair"?',
    ]);
  });
});
