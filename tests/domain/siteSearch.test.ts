import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlightMatches, searchTerms } from '#src/domain/searchWords.ts';
import { createSearch, type SearchEntry } from '#src/domain/siteSearch.ts';

const entries: SearchEntry[] = [
  {
    group: 'Services',
    title: 'X-Ray & Ultrasound',
    text: 'Pictures in minutes, no pain',
    keywords: 'xray',
    href: '/x-ray',
  },
  { group: 'Services', title: 'Vaccination', text: 'First courses and boosters', href: '/vacc' },
  { group: 'Services', title: 'Grooming', text: 'Bath, trim and nails', href: '/groom' },
  {
    group: 'Vets',
    title: 'Dr Joseph D’Souza',
    text: 'Surgery. Mumbai',
    lines: ['Speaks Konkani', 'Often asked about: A limp that will not go'],
    href: '/joseph',
  },
  {
    group: 'Articles',
    title: 'Monsoon paws: keeping ticks away',
    text: 'Five minutes by the door',
    keywords: 'fleas parasites',
    lines: [
      'A bath a week is plenty.',
      'Fleas leave black dust.',
      'A tick feels like a lentil that does not move.',
      'Use your fingertips, not your eyes, and go slowly over the ears, under the collar, in the armpits and between the toes, where a vaccination would never reach.',
    ],
    href: '/monsoon',
  },
  { group: 'Questions', title: 'पिल्ले का टीका', text: 'टीका २४ घंटे में', href: '/teeka' },
  { group: 'Questions', title: 'कुत्ते की टोकरी', text: 'क्\u200dषमा', href: '/tokri' },
  { group: 'Questions', title: 'मुंबई में नसबंदी', text: 'फ़ोन पर, जाँच से पहले', href: '/nasbandi' },
  { group: 'Hours', title: 'Emergency care', text: '9 AM to 9 PM', href: '/contact' },
];

const search = createSearch(entries);

function found(query: string): string[] {
  return search(query).groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.href));
}

it('search terms leave out stop words, unless there are no others', () => {
  expect(searchTerms('What to do with a tick?')).toEqual(['tick']);
  expect(searchTerms('what to do')).toEqual(['what', 'to', 'do']);
  expect(searchTerms('  ')).toEqual([]);
  expect(searchTerms('…!?')).toEqual([]);
});

it.each([
  ['a word of the title', 'monsoon', ['/monsoon']],
  ['its beginning, as one types', 'mons', ['/monsoon']],
  ['capitals or none', 'EMERGENCY', ['/contact']],
  ['a word of the text', 'mumbai', ['/joseph']],
  ['a word that is never shown', 'xray', ['/x-ray']],
  ['a word deep in the lines', 'lentil', ['/monsoon']],
  ['words in any order and place', 'lentil paws', ['/monsoon']],
  ['a name without its apostrophe', 'dsouza', ['/joseph']],
  ["a name with a keyboard's apostrophe", "d'souza", ['/joseph']],
  ['the singular', 'nail', ['/groom']],
  ['the plural of what is written in the singular', 'lentils', ['/monsoon']],
  ['accents too many', 'Konkaní', ['/joseph']],
  ['a word with vowel signs', 'टीका', ['/teeka']],
  ['vowel signs, which make another word', 'का', ['/teeka']],
  ['a word without its joiners, which nobody sees', 'क्षमा', ['/tokri']],
  ['digits of another script', '24', ['/teeka']],
  ['a nasal written as a letter', 'मुम्बई नसबन्दी', ['/nasbandi']],
  ['a letter without its dot', 'फोन', ['/nasbandi']],
  ['a moon written as a dot', 'जांच', ['/nasbandi']],
])('the search matches by %s', (_what, query, expected) => {
  expect(found(query)).toEqual(expected);
  expect(search(query).approximate).toBe(false);
});

it('a result matches every term', () => {
  expect(found('monsoon helicopter')).toEqual([]);
});

it('an empty search finds nothing', () => {
  expect(search('').count).toBe(0);
  expect(search('  ').groups).toEqual([]);
});

it('a match in a title comes before one in a text, and the best result’s group comes first', () => {
  expect(found('bath')).toEqual(['/groom', '/monsoon']);
  expect(search('vaccination').groups.map(({ name }) => name)).toEqual(['Services', 'Articles']);
  const carrier = createSearch([
    { group: 'Services', title: 'Grooming', text: 'Bring a carrier', href: '/groom' },
    { group: 'Articles', title: 'Your cat hates the carrier', text: '', href: '/carrier' },
  ]);
  expect(carrier('carrier').groups.map(({ name }) => name)).toEqual(['Articles', 'Services']);
});

it.each([
  ['a letter too few', 'vacination', '/vacc'],
  ['a letter too many', 'grooomming', '/groom'],
  ['a wrong letter', 'emergancy', '/contact'],
  ['two letters swapped', 'nials', '/groom'],
  ['an error while still typing', 'vaccm', '/vacc'],
  ['two errors in a long word', 'vacinnation', '/vacc'],
  ['an error beside a word with an ending', 'gromming bathed', '/groom'],
])('the search tolerates %s', (_what, query, href) => {
  expect(search(query).approximate).toBe(true);
  expect(found(query)).toContain(href);
});

it('similar words are searched only if nothing matches the words as typed', () => {
  const both = createSearch([
    { group: 'Pages', title: 'Tick', text: '', href: '/tick' },
    { group: 'Pages', title: 'Sick', text: '', href: '/sick' },
  ]);
  expect(both('tick').groups[0]?.hits.map(({ entry }) => entry.href)).toEqual(['/tick']);
  expect(both('tick').approximate).toBe(false);
  expect(both('rick').count).toBe(2);
});

it('short words tolerate no typing error, words below eight letters only one', () => {
  expect(found('bat')).toEqual(['/groom', '/monsoon']);
  expect(found('bax')).toEqual([]);
  expect(found('mxnxoon')).toEqual([]);
  expect(found('vaccxy')).toEqual([]);
});

it('a result shows the matching sentence even if a hidden keyword matches too', () => {
  expect(search('fleas').groups[0]?.hits[0]?.text).toBe('Fleas leave black dust.');
  expect(search('parasites').groups[0]?.hits[0]?.text).toBe('Five minutes by the door');
});

it.each([
  ['tick', '1 result for “tick”'],
  ['bath', '2 results for “bath”'],
  ['vacination', '2 results close to “vacination”'],
  [' helicopter ', 'Nothing found for “helicopter”'],
])('the search for %s has the heading: %s', (query, heading) => {
  expect(search(query).heading).toBe(heading);
});

const piecesOf = (text: string, query: string) => {
  const result = createSearch([{ group: 'Pages', title: text, text: '', href: '/' }])(query);
  return highlightMatches(text, query, result.groups[0]?.hits[0]?.found ?? new Set());
};
const marked = (text: string, query: string) =>
  piecesOf(text, query)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

it('a match marks the typed letters, or the whole word if they differ', () => {
  expect(marked('Keeping ticks away', 'tick')).toBe('Keeping [tick]s away');
  expect(marked('A tick, a Tick', 'TICKS')).toBe('A [tick], a [Tick]');
  expect(marked('Dr Joseph D’Souza', 'dsou')).toBe('Dr Joseph [D’Souza]');
  expect(marked('Vaccination day', 'vacination')).toBe('[Vaccination] day');
  expect(marked('Nothing here', 'tick')).toBe('Nothing here');
  expect(marked('The door', 'the')).toBe('[The] door');
  expect(marked('पिल्ले का टीका', 'टीक')).toBe('पिल्ले का [टीका]');
  expect(marked('मुंबई में', 'मुम्बई')).toBe('[मुंबई] में');
  expect(marked('The door', 'the door')).toBe('The [door]');
});

it('marking matches never changes the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      for (const pieces of [piecesOf(text, query), piecesOf(text, text)])
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});

it('no search throws, and every title finds itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      const { groups, count } = search(query);
      expect(groups.reduce((sum, { hits }) => sum + hits.length, 0)).toBe(count);
    }),
  );
  for (const { title, href } of entries) expect(found(title)).toContain(href);
});

it.each([
  ['its own where the title matches', 'monsoon', 'Five minutes by the door'],
  ['its own where the title has another form of it', 'tick', 'Five minutes by the door'],
  ['the sentence that matches', 'lentil', 'A tick feels like a lentil that does not move.'],
  ['the sentence with most of the words', 'plenty bath', 'A bath a week is plenty.'],
  [
    'the beginning of a long sentence',
    'fingertips',
    'Use your fingertips, not your eyes, and go slowly over the ears, under the collar, in the armpits and between …',
  ],
  ['the part of a long sentence around the word', 'armpits', /^… .*armpits.* …$/],
  ['the end of a long sentence that has the word', 'reach', /^… .*never reach\.$/],
])('the line under a title is %s', (_, query, line) => {
  const text = search(query).groups[0]?.hits[0]?.text ?? '';
  expect(text).toMatch(line);
  expect(text.length).toBeLessThan(125);
});
