import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A prerendered form can be filled in, by hand or by the browser, before React hydrates it. React leaves those values in the
 * fields but does not know of them. This hook calls `onTyped` once, on mount, with the values of the fields in `box` that
 * differ from `rendered`: what the form's state holds, by the fields' names. It does nothing where nothing differs.
 */
export function useTypedBeforeHydration<Name extends string>(
  box: RefObject<HTMLElement | null>,
  rendered: Readonly<Record<Name, string>>,
  onTyped: (typed: Partial<Record<Name, string>>) => void,
) {
  const look = useEffectEvent(() => {
    const typed: Partial<Record<Name, string>> = {};
    for (const name in rendered) {
      const field = box.current?.querySelector<FieldElement>(`[name="${name}"]`);
      if (field && field.value !== rendered[name]) typed[name] = field.value;
    }
    if (Object.keys(typed).length > 0) onTyped(typed);
  });

  // Use a layout effect: any later render would overwrite the fields with the state.
  useLayoutEffect(() => look(), [box]);
}
