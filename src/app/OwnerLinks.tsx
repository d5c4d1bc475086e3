import { textLinks } from 'virtual:text-links';
import { Link } from 'react-router-dom';

interface OwnerLinksProps {
  /** Of the heading. */
  id: string;
  className?: string | undefined;
}

/** What owners come for besides a visit: the text pages whose file says so. */
export function OwnerLinks({ id, className }: OwnerLinksProps) {
  const links = textLinks.filter(({ menu }) => menu === 'owners');
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id}>For owners</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
