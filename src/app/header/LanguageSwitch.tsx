import { useLocation } from 'react-router-dom';
import { otherVersion } from '#src/config/hindiPages.ts';
import { language } from '#src/config/language.ts';
import linkStyles from '#src/components/SiteLink.module.css';

const other = language === 'en' ? { code: 'hi', name: 'हिन्दी' } : { code: 'en', name: 'English' };

export function LanguageSwitch({ className = '' }: { className?: string }) {
  const href = otherVersion(useLocation().pathname);
  // The development server has one language.
  if (!href || import.meta.env.DEV) return null;
  return (
    <a
      className={`${linkStyles.standalone} ${className}`}
      rel="alternate"
      href={href}
      lang={other.code}
      hrefLang={other.code}
      translate="no"
    >
      {other.name}
    </a>
  );
}
