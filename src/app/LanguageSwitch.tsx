import { useLocation } from 'react-router-dom';
import { Row } from '#src/components/Stack.tsx';
import { language } from '#src/config/language.ts';
import { pageInLanguages } from './pageInLanguages.ts';
import styles from './LanguageSwitch.module.css';

/**
 * 'English · हिन्दी': this page in each language that the site has, or where there is little room in the others. What is typed stays in the tab,
 * the place on the page in the address.
 */
export function LanguageSwitch({ others, className = '' }: { others?: true; className?: string }) {
  const { pathname } = useLocation();
  const shown = pageInLanguages(pathname).filter(({ code }) => !others || code !== language);
  return (
    <Row
      as="ul"
      align="baseline"
      className={`medium ${styles.languages} ${className}`}
      translate="no"
    >
      {shown.map(({ code, name, href }) => (
        <li key={code} lang={code}>
          {code === language ? (
            <span aria-current="true">{name}</span>
          ) : (
            <a className="tall-link" rel="alternate" href={href} hrefLang={code}>
              {name}
            </a>
          )}
        </li>
      ))}
    </Row>
  );
}
