import { useEffect, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import styles from './RequestDialog.module.css';

/** The browser's own translator, on the device (webmachinelearning.github.io/translation-api). TypeScript's DOM does not have it yet. */
interface BrowserTranslator {
  availability: (languages: Languages) => Promise<string>;
  create: (languages: Languages) => Promise<{ translate: (text: string) => Promise<string> }>;
}

interface Languages {
  sourceLanguage: string;
  targetLanguage: string;
}

/** Devanagari is written for Marathi too, which the translator reads well enough as Hindi. */
const toEnglish: Languages = { sourceLanguage: 'hi', targetLanguage: 'en' };

const translatorOfBrowser = () => (globalThis as { Translator?: BrowserTranslator }).Translator;

/**
 * What an owner wrote, in any script. Where the browser has a translator on the device, and what it needs is there already, it says it in
 * English, at a press: nothing of it is sent anywhere, and nothing is fetched for it.
 */
export function OwnersComments({ comments }: { comments: string }) {
  const [canTranslate, setCanTranslate] = useState(false);
  const [translated, setTranslated] = useState({ comments: '', text: '' });
  const translation = translated.comments === comments ? translated.text : '';
  const isInDevanagari = /\p{Script=Devanagari}/u.test(comments);

  useEffect(() => {
    if (!isInDevanagari) return;
    translatorOfBrowser()
      ?.availability(toEnglish)
      .then((state) => setCanTranslate(state === 'available'))
      // Then it is not offered.
      .catch(() => undefined);
  }, [isInDevanagari]);

  // Another request may be open by the time that the translation is there.
  const say = (text: string) => setTranslated({ comments, text });

  async function translate() {
    try {
      const translator = await translatorOfBrowser()!.create(toEnglish);
      say(await translator.translate(comments));
    } catch {
      say('This browser could not translate it.');
    }
  }

  return (
    <div className={`medium ${styles.comments}`}>
      <p>{comments}</p>
      {isInDevanagari && canTranslate && !translation && (
        <Button
          kind="secondary"
          size="compact"
          className="above-3"
          onClick={() => void translate()}
        >
          Translate
        </Button>
      )}
      <div role="status">
        {translation && (
          <>
            <p className="above-3" translate="no">
              {translation}
            </p>
            <p className="caption soft">By this browser’s translator, on this computer.</p>
          </>
        )}
      </div>
    </div>
  );
}
