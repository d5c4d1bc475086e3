import { getIdToken, subscribeToSession } from '#src/api/session.ts';
import { userOf } from '#src/domain/idToken.ts';

/*
 * What somebody of the staff has left half done, for when they come back: a walk to another page, or through the login again.
 * It is in the page's memory alone, gone when they log out, and never anybody else's.
 */

const left = new Map<string, unknown>();
/** Whose it is; undefined before the first. */
let owner: string | null | undefined;

/** Takes everything away from whoever is not its owner. */
function forgetOthers(): void {
  const token = getIdToken();
  const user = token && userOf(token);
  if (user !== owner) left.clear();
  owner = user;
}

/** A place for what may be left under a name. */
export function placeOf<What>(name: string) {
  return {
    get: () => left.get(name) as What | undefined,

    /** undefined takes it away. */
    leave: (what: What | undefined) => {
      if (owner === undefined) subscribeToSession(forgetOthers);
      forgetOthers();
      if (what === undefined || owner === null) left.delete(name);
      else left.set(name, what);
    },
  };
}
