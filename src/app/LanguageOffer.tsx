import { useState } from 'react';
import { languageOffers } from 'virtual:language-offers';
import { appearanceProps, Button } from '#src/components/Button.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { language } from '#src/config/language.ts';
import { followInLanguage, keepChoice } from './languageChoice.ts';
import styles from './LanguageSwitch.module.css';

interface LanguageOfferProps {
  code: string;
  /** The same page in that language. */
  href: string;
}

/** Says in another language that the page is there in it. Either answer is kept, and it is not asked again. */
export function LanguageOffer({ code, href }: LanguageOfferProps) {
  const [isOpen, setIsOpen] = useState(true);
  const words = languageOffers[code];
  if (!isOpen || !words) return null;
  return (
    <aside
      lang={code}
      aria-label={words.text}
      translate="no"
      className={styles.offer}
      data-floating
    >
      <p>{words.text}</p>
      <Cluster gap={2}>
        <a
          href={href}
          hrefLang={code}
          {...appearanceProps({ size: 'small' })}
          onClick={({ currentTarget }) => followInLanguage(currentTarget)}
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
