import { type RefObject, useLayoutEffect, useRef } from 'react';
import { takeKeptFields, type FieldElement } from './keptFields.ts';

/**
 * A prerendered form can be filled in, by hand or by the browser, before React hydrates it. React leaves those values in the
 * fields but does not know of them. This hook calls `onTyped` once, on mount, with the values of the fields in `box` that
 * differ from `rendered`: what the form's state holds, by the fields' names. It does nothing where nothing differs. Values
 * that were kept over a reload count where the field is as it was rendered.
 */
export function useTypedBeforeHydration<Name extends string>(
  box: RefObject<HTMLElement | null>,
  rendered: Readonly<Record<Name, string>>,
  onTyped: (typed: Partial<Record<Name, string>>) => void,
) {
  const atMount = useRef({ rendered, onTyped });

  // In a layout effect: any later render would write the state over the fields.
  useLayoutEffect(() => {
    const typed: Partial<Record<Name, string>> = {};
    const kept = takeKeptFields();
    for (const name in atMount.current.rendered) {
      const field = box.current?.querySelector<FieldElement>(`[name="${name}"]`);
      const value = field?.value === atMount.current.rendered[name] ? kept[name] : field?.value;
      if (value !== undefined) typed[name] = value;
    }
    if (Object.keys(typed).length > 0) atMount.current.onTyped(typed);
  }, [box]);
}
