import type { z } from 'zod';
import { paths } from '#src/config/paths.ts';
import { facts } from '#scripts/content/facts.ts';
import type { TextMenu, TextPageContent } from '#src/domain/textPages.ts';
import { group, list, oneOf, required, text } from './frontMatter.ts';
import { isAllowedLink, whyNoPage } from './links.ts';
import { importPicture, pictureFile } from './pictures.ts';
import { type Reading, readMarkdown } from './readFile.ts';

/** Files and folders that the built site has beside its pages. */
const builtNames = ['index', '404', 'assets', 'gallery'];

/** In small letters: no host and no reader should have to tell them apart by case. */
const takenNames = new Set([
  ...builtNames,
  ...Object.values(paths)
    .filter((path) => typeof path === 'string')
    .map((path) => path.slice(1).toLowerCase()),
]);

const textFields = group({
  title: required('Work with us'),
  picture: pictureFile.default(''),
  alt: text,
  shortTitle: text,
  description: required('Which posts are open, and how to apply.'),
  keywords: text,
  menu: oneOf('owners', 'footer'),
  lists: oneOf('registrations'),
  next: group({
    label: required('Book a first visit'),
    href: text,
    mail: text,
    asks: list,
  }).optional(),
});

/** Reads the file of a text page (docs/content.md says what may stand in it). */
export function readTextPage(file: string) {
  return readMarkdown(file, textFields, recordOf, facts);
}

async function recordOf({
  id,
  fields: read,
  lineOf,
  problems,
}: Reading<z.infer<typeof textFields>>) {
  if (takenNames.has(id))
    problems.add(1, `The site already has /${id}. Give the file another name.`);
  const { shortTitle, picture, alt, menu, lists, next = null, ...rest } = read;
  if (next) {
    const { href, mail } = next;
    const line = lineOf(['next', href ? 'href' : 'mail']);
    if (Boolean(href) === Boolean(mail))
      problems.add(line, '`next` has an `href`, or `mail`: what an e-mail to you is about.');
    else if (href && href !== '{call}' && !isAllowedLink(href))
      problems.add(
        line,
        '`href` is a page of this site (/clinics), an https:// address or {call}.',
      );
    else if (whyNoPage(href)) problems.add(line, whyNoPage(href));
  }
  return {
    ...rest,
    id,
    /** The last label of the breadcrumb, and the link in the menu and the footer. */
    shortTitle: shortTitle || rest.title,
    picture: picture ? await importPicture(picture, alt, lineOf(['picture']), problems) : null,
    menu: menu as TextMenu,
    lists: lists as TextPageContent['lists'],
    next,
  };
}
