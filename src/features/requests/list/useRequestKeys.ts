import { type RefObject, useEffect, useEffectEvent } from 'react';

interface RequestKeys {
  /** The dialog of the open request. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** Whether single characters are shortcuts. */
  characters: boolean;
  /** It stands beside the list. */
  beside: boolean;
  onStep: (by: 1 | -1) => void;
  /** Closes it and leaves the focus where it is. */
  onClose: () => void;
}

/**
 * J and K lead to the next request and the one before while one is open, Esc closes it from the list beside it. Never from a
 * field, nor from another dialog.
 */
export function useRequestKeys({ dialog, characters, beside, onStep, onClose }: RequestKeys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, defaultPrevented, isComposing, altKey, ctrlKey, metaKey, target } = event;
    if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return;
    if (!(target instanceof Element) || target.closest(fields)) return;
    const others = [...document.querySelectorAll('dialog[open]')];
    if (others.some((other) => other !== dialog.current)) return;
    if (target !== document.body && !target.closest('main')) return;
    const step = characters ? steps[key.toLowerCase()] : undefined;
    if (step) onStep(step);
    else if (key === 'Escape' && beside && !dialog.current?.contains(target)) onClose();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const fields = 'input, select, textarea, [contenteditable]';
const steps: Readonly<Record<string, 1 | -1 | undefined>> = { j: 1, k: -1 };
