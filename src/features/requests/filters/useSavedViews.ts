import { createStoredText } from '#src/components/createStoredText.ts';
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

/** A user's saved views. */
export function useSavedViews(user: string): SavedViewsState {
  return {
    views: parseViews(stored.useText(), user),
    isKept: stored.useIsKept(),
    keep: (views) => stored.keep(serializeViews(stored.read(), user, views)),
  };
}
