import { Suspense, useEffect, useState } from 'react';
import { languages } from 'virtual:site';
import { optionalPart } from '#src/components/lazyPart.tsx';
import { language } from '#src/config/language.ts';
import { keptChoice } from './languageChoice.ts';

const LanguageOffer = optionalPart(
  'The offer of another language',
  async () => (await import('./LanguageOffer.tsx')).LanguageOffer,
);

/** Offers the page in another language, where the visitor chose one earlier, or the browser asks for one first. */
export function LazyLanguageOffer() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const wanted = keptChoice() ?? navigator.language;
    setIsWanted(languages.length > 0 && !wanted.startsWith(language));
  }, []);
  return (
    isWanted && (
      <Suspense>
        <LanguageOffer />
      </Suspense>
    )
  );
}
