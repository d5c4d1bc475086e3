import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SiteLink } from '#src/components/SiteLink.tsx';

interface AnchorLinkProps {
  href: string;
  className?: string;
  /** 'true' marks a link to the section of the site that this page belongs to. */
  current?: 'page' | 'true';
  onFollow?: () => void;
  children: ReactNode;
}

/** Scrolls to the section if this page has it; otherwise follows the link. */
export function AnchorLink({ href, current, onFollow, ...rest }: AnchorLinkProps) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const anchor = href.split('#')[1] ?? '';

  function follow(event: React.MouseEvent) {
    onFollow?.();
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (newTab || !anchor || !document.getElementById(anchor)) return;
    event.preventDefault();
    // A repeated click replaces its entry, so that Back leads off the section.
    void navigate({ hash: anchor }, { replace: hash === `#${anchor}` });
  }

  return <SiteLink href={href} aria-current={current} onClick={follow} {...rest} />;
}
