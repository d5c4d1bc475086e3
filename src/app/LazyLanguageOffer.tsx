import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languages } from 'virtual:site';
import { optionalPart } from '#src/components/lazyPart.tsx';
import { otherLanguage } from './languageChoice.ts';

const LanguageOffer = optionalPart(
  'The offer of another language',
  async () => (await import('./LanguageOffer.tsx')).LanguageOffer,
);

/** Offers the page in the language that the visitor chose earlier, or that the browser asks for, where it is there and this is another one. */
export function LazyLanguageOffer() {
  const { pathname } = useLocation();
  const [other, setOther] = useState<ReturnType<typeof otherLanguage>>();
  useEffect(() => {
    if (languages.length > 0) setOther(otherLanguage(pathname));
  }, [pathname]);
  return (
    other && (
      <Suspense>
        <LanguageOffer key={other.code} {...other} />
      </Suspense>
    )
  );
}
