import { useLocation } from 'react-router-dom';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { otherVersion } from '#src/config/hindiPages.ts';
import { language } from '#src/config/language.ts';

const other = language === 'en' ? { code: 'hi', name: 'हिन्दी' } : { code: 'en', name: 'English' };

export function LanguageSwitch({ className = '' }: { className?: string }) {
  const href = otherVersion(useLocation().pathname);
  // The development server has one language.
  if (!href || import.meta.env.DEV) return null;
  return (
    <StandaloneLink
      className={className}
      rel="alternate"
      href={href}
      lang={other.code}
      translate="no"
    >
      {other.name}
    </StandaloneLink>
  );
}
