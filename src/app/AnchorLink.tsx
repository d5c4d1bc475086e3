import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { scrollSmoothlyTo } from './smoothScroll.ts';

interface AnchorLinkProps {
  href: string;
  /** The section's id, where the link leads to a section. */
  anchor?: string;
  className?: string;
  /** It leads to the page at hand ('page'), or to the section of the home page that the page at hand is about ('true'). */
  current?: 'page' | 'true';
  /** Told of every press, so that a menu can close. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to a section: of the page at hand where it has that section, else of the home page. */
export function AnchorLink({ href, anchor, current, onFollow, ...rest }: AnchorLinkProps) {
  const navigate = useNavigate();
  const { hash } = useLocation();

  function follow(event: React.MouseEvent) {
    onFollow?.();
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (newTab || !anchor || !document.getElementById(anchor)) return;
    event.preventDefault();
    scrollSmoothlyTo(anchor);
    // There already: back shall lead back.
    void navigate({ hash: anchor }, { replace: hash === `#${anchor}` });
  }

  return <Link to={href} aria-current={current} onClick={follow} {...rest} />;
}
