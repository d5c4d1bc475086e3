// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/*
 * What the site says has happened to somebody's words, booking or login, or is so now: each such sentence stands on a fact, and the
 * fact on a test. Who writes a new one finds out first whether it is known to be true where it is said.
 */

/** The words of such sentences. */
const claim =
  /\b(?:kept|saved|gone|removed|forgotten|booked|sent|opens? now|closed until|copied|ended|stays?|accepted|still here)\b/i;

/** An entry of claims.yaml. */
interface Fact {
  fact: string;
  /** A test's file in tests/, and its title. */
  proof: [file: string, title: string];
  /** The sentences that stand on it. */
  says: string[];
}

const facts = parse(readFileSync('tests/content/claims.yaml', 'utf8')) as Fact[];

/** The word is there, and nothing is claimed: names of things, what can't be done, words to search for, and logs. */
const noClaims =
  /\b(?:C|c)an(?:’t)? be (?:booked|sent)|^saved views$|^Forgotten password$|^urgent night open now|^The booking was not accepted\.$|^Notes about calls are not kept by this browser\.$|’t be sent yet/;

/** The sentences of a module that are claims; what is put in stands as '…'. */
function claimsIn(path: string): string[] {
  const texts: string[] = [];
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) =>
      void texts.push(quasis.map(({ value }) => value.cooked).join('…')),
    JSXText: ({ value }) => void texts.push(value),
  }).visit(program);
  return texts
    .flatMap((text) =>
      text
        .replaceAll(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.?!:]) /),
    )
    .filter((text) => text.includes(' ') && claim.test(text) && !noClaims.test(text));
}

const modules = readdirSync('src', { recursive: true })
  .map((name) => `src/${String(name).replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/content/schema/'));

describe('what the site says is kept, saved, gone, booked, sent, copied or open', () => {
  const said = new Set(modules.flatMap(claimsIn));
  const listed = facts.flatMap(({ says }) => says);

  it('what the site says is kept, saved, gone, booked, sent, copied or open stands on a fact, sentence by sentence', () => {
    expect([...said].filter((sentence) => !listed.includes(sentence))).toEqual([]);
  });

  it('what the site says is kept, saved, gone, booked, sent, copied or open is listed once, and nothing else is', () => {
    expect(listed.filter((sentence) => !said.has(sentence))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it.each(facts)('$fact', ({ proof: [file, title] }) => {
    const path = file.startsWith('e2e/') ? file : `tests/${file}`;
    expect(readFileSync(path, 'utf8')).toContain(title);
  });
});
