import { type RefObject, Suspense, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { KeyboardHelp } from './lazyComponents.ts';
import { useListKeys } from './useListKeys.ts';
import { useShortcuts } from './useShortcuts.ts';

/** The keys of the list, with the button that lists them. It loads after the rows. */
export function KeyboardKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  const [characters, setCharacters] = useShortcuts();
  const [shown, setShown] = useState(false);
  useListKeys({ list, characters, onHelp: () => setShown(true) });
  return (
    <>
      <Button kind="secondary" size="compact" aria-haspopup="dialog" onClick={() => setShown(true)}>
        <Icon icon="Keyboard" />
        Keyboard
      </Button>
      {shown && (
        <Suspense>
          <KeyboardHelp
            characters={characters}
            onCharacters={setCharacters}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
    </>
  );
}
