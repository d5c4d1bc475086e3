import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { writtenIn } from '#src/config/hindiPages.ts';

interface AnchorLinkProps {
  /** With the section's id after the #, where the link leads to a section. */
  href: string;
  className?: string;
  /** 'page' for a link to this page, 'true' for a link to the section that this page is about. */
  current?: 'page' | 'true';
  /** Called when the link is clicked, so that a menu can close. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to a section: of this page where it has that section, otherwise of the home page. */
export function AnchorLink({ href, current, onFollow, ...rest }: AnchorLinkProps) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const anchor = href.split('#')[1] ?? '';

  function follow(event: React.MouseEvent) {
    onFollow?.();
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (newTab || !anchor || !document.getElementById(anchor)) return;
    event.preventDefault();
    // A second click on the same link adds no history entry, so that Back leads back.
    void navigate({ hash: anchor }, { replace: hash === `#${anchor}` });
  }

  return (
    <Link
      to={href}
      discover="none"
      hrefLang={writtenIn(href)}
      reloadDocument={writtenIn(href) !== undefined}
      aria-current={current}
      onClick={follow}
      {...rest}
    />
  );
}
