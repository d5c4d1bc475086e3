import { basename } from 'node:path';
import { paths } from '#src/config/paths.ts';
import { markdownFiles } from '#scripts/content/folders.ts';

const mail = /^mailto:(?:\{email\}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/;
const phone = /^tel:\+?\d{3,15}$/;
/** Not '//elsewhere.example', and nothing that a browser reads as it. */
const ownAddress = /^\/(?![/\\])[^\s\\]*$/;

/** Whether a text may lead there: an address of the site, an https one, an e-mail or a phone number. */
export function isAllowedLink(href: string): boolean {
  return ownAddress.test(href) || mail.test(href) || phone.test(href) || isHttps(href);
}

function isHttps(href: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(href) || !URL.canParse(href)) return false;
  const { protocol, username, password } = new URL(href);
  // 'https://ours.example@theirs.example' leads elsewhere than it says.
  return protocol === 'https:' && !username && !password;
}

/** The ids of the articles that there are. */
const articleIds = () => idsIn('articles');

/** Those of the text pages. */
const textIds = () => idsIn('texts');

const idsIn = (folder: 'articles' | 'texts') =>
  markdownFiles(folder).map((file) => basename(file, '.md'));

/** The article that an address of the site leads to where there is none of that id; undefined for any other address. */
export function missingArticle(href: string): string | undefined {
  const id = /^\/blog\/([^/?#]+)/.exec(href)?.[1];
  return id === undefined || articleIds().includes(id) ? undefined : id;
}

/** Why an address of the site leads nowhere; '' where it leads to a page, or elsewhere. */
export function whyNoPage(href: string): string {
  if (!href.startsWith('/')) return '';
  const path = href.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '');
  const pages = Object.values(paths).filter((each) => typeof each === 'string');
  const known = [...pages, ...textIds().map(paths.text)];
  // Below these stand pages for ids.
  const isBelow = [paths.blog, paths.vets, paths.clinics, paths.service].some((each) =>
    path.startsWith(`${each}/`),
  );
  if (isBelow || known.includes(path)) return '';
  return `The site has no page ${path}.`;
}
