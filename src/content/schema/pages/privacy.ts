import { decoration, group, id, listOf, text, yesOrNo } from '#src/content/schema/kinds.ts';
import { head, link, richWords, titled, words } from '#src/content/schema/words.ts';

const paragraphs = listOf(words('forms', 'visitsOpen'));

export const privacyPageSchema = group({
  ...head,
  lead: richWords,
  picture: decoration,
  sample: group(titled).describe(
    'They are a sample: a lawyer must read them before anybody relies on them.',
  ),
  indexLabel: words(),
  parts: listOf(
    group({
      id: id.describe('The anchor.'),
      heading: words(),
      isSummary: yesOrNo.optional().describe('Set apart: what somebody in a hurry reads.'),
      paragraphs: paragraphs.optional(),
      terms: listOf(group({ term: words(), text: words() })).optional(),
      after: paragraphs.optional(),
      links: listOf(link).optional(),
    }),
  ).describe(
    "What India's Digital Personal Data Protection Act, 2023, asks of a notice (section 5; Rules of 2025, rules 3, 9 and 14): each item asked for and its purpose, how to withdraw consent and use the other rights, whom to ask, how to complain.",
  ),
  ifSo: group({
    forms: words('fill', 'orWhatsApp').describe('With forms that make no call.'),
    fill: text,
    fillWithArticles: text.describe('With a blog.'),
    orWhatsApp: text.describe("Where the brand's phone takes WhatsApp."),
    visitsOpen: text.describe('Where lists of visits open without a login.'),
  }).describe('What is said where it is so, in the places {forms} and {visitsOpen}.'),
  storageIn: id.describe('The part with what this browser keeps.'),
  updated: words(),
});
