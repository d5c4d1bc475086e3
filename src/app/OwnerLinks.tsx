import { textLinks } from 'virtual:text-links';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { writtenIn } from '#src/config/language.ts';
import { paths } from '#src/config/paths.ts';
import { onLinks } from '#src/config/switches.ts';
import * as messages from './messages.tsx';

interface OwnerLinksProps {
  /** The heading's id. */
  id: string;
  className?: string | undefined;
  /** The heading. */
  children: ReactNode;
}

/** What owners come for besides a visit: prices, and the text pages whose file says so. */
export function OwnerLinks({ id, className, children }: OwnerLinksProps) {
  const prices = onLinks([{ label: messages.prices, href: paths.prices }]);
  const links = [...prices, ...textLinks.filter(({ menu }) => menu === 'owners')];
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={className}>
      {children}
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} lang={writtenIn(href)} hrefLang={writtenIn(href)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
