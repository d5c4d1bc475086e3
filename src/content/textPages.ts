import { textBodies } from 'virtual:text-bodies';
import type { TextPageContent } from '#src/domain/textPages.ts';

/** The text page of an id. */
export async function loadTextPage(id: string): Promise<TextPageContent> {
  const load = textBodies[id];
  if (!load) throw new Error(`There is no text page ${id}`);
  const { page } = await load();
  return page;
}

/** Every text page; for the search. */
export function loadTextPages(): Promise<TextPageContent[]> {
  return Promise.all(Object.keys(textBodies).map(loadTextPage));
}
