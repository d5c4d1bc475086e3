import { links } from '#content/parts/header.ts';
import { paths } from '#src/config/paths.ts';

export function navigationAt(pathname: string) {
  return links.map(({ pages, ...link }) => ({
    ...link,
    current: currentAt(pathname, pages),
  }));
}

function currentAt(pathname: string, pages: string | undefined): 'page' | 'true' | undefined {
  if (!pages) return pathname === paths.home ? 'page' : undefined;
  return pathname === pages || pathname.startsWith(`${pages}/`) ? 'true' : undefined;
}
