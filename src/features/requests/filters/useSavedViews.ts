import { useIdToken } from '#src/api/session.ts';
import { createStoredText } from '#src/components/storedText.ts';
import { claimsOf } from '#src/domain/idToken.ts';
import { parseViews, type SavedView, serializeViews } from '#src/domain/savedViews.ts';

const stored = createStoredText('requestViews');

interface SavedViewsState {
  /** The user's views, the same in every tab. */
  views: SavedView[];
  /** Whether they outlive the page. */
  isKept: boolean;
  /** Keeps others in their place. Returns whether these outlive the page. */
  keep: (views: readonly SavedView[]) => boolean;
}

/** Under what the logged-in user's choices are kept; '' while nobody is. */
export function useUserKey(): string {
  const claims = claimsOf(useIdToken() ?? '');
  return claims?.sub ?? claims?.email ?? '';
}

/** A user's saved views. */
export function useSavedViews(user: string): SavedViewsState {
  return {
    views: parseViews(stored.useText(), user),
    isKept: stored.useIsKept(),
    keep: (views) => stored.keep(serializeViews(stored.read(), user, views)),
  };
}
