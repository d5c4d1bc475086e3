import { useEffect } from 'react';
import { getIdToken, subscribeToSession } from '#src/api/session.ts';
import { draftKey, lastBookingKey, phoneUserKey, saveInTab } from './tabStorage.ts';

/** A booking that staff have begun for an owner goes with the login, here or in another tab: no owner's name stays behind. */
export function usePhoneDraftOfLogin(): void {
  useEffect(() => {
    const forget = () => {
      if (getIdToken()) return;
      for (const key of [draftKey('by-phone'), lastBookingKey('by-phone'), phoneUserKey])
        saveInTab(key, undefined);
    };
    forget();
    return subscribeToSession(forget);
  }, []);
}
