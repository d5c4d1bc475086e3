import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOffers } from 'virtual:language-offers';
import { appearanceProps, Button } from '#src/components/Button.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { language } from '#src/config/language.ts';
import { keepChoice, keptChoice } from './languageChoice.ts';
import { pageInLanguages } from './pageInLanguages.ts';
import styles from './LanguageOffer.module.css';

/** Says in another language that the page is there in it. Either answer is kept, and no other language is offered. It goes as somebody begins to fill something in. */
export function LanguageOffer() {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(true);
  const other = wantedPage(pathname);
  const words = languageOffers[other?.code ?? ''];

  // It would lie over what somebody fills in.
  useEffect(() => {
    const hide = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, select, textarea')) setIsOpen(false);
    };
    document.addEventListener('focusin', hide);
    return () => document.removeEventListener('focusin', hide);
  }, []);

  if (!isOpen || !other || !words) return null;
  return (
    <aside
      lang={other.code}
      aria-label={words.text}
      translate="no"
      className={`screen-only ${styles.offer}`}
      data-floating
    >
      <p>{words.text}</p>
      <Cluster gap={2}>
        <a
          rel="alternate"
          href={other.href}
          hrefLang={other.code}
          {...appearanceProps({ size: 'small' })}
        >
          {words.yes}
        </a>
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            keepChoice(language);
            setIsOpen(false);
          }}
        >
          {words.no}
        </Button>
      </Cluster>
    </aside>
  );
}

/** This page in the language that the visitor would rather read: chosen earlier, otherwise the first of the browser's that it is written in. */
function wantedPage(pathname: string) {
  const written = pageInLanguages(pathname).filter(({ isSame }) => isSame);
  const wanted = [keptChoice() ?? navigator.languages].flat();
  const first = wanted
    .map((tag) => written.find(({ code }) => code === tag.split('-')[0]))
    .find(Boolean);
  return first?.code === language ? undefined : first;
}
