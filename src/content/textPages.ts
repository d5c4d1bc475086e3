import { textBodies } from 'virtual:text-bodies';
import { isOn } from '#src/config/switches.ts';
import type { RichTextPart } from '#src/domain/richText.ts';
import { plainText } from '#src/domain/richText.ts';
import type { TextPageContent } from '#src/domain/textPages.ts';

/** The text page of an id; of a link to a page that is off only the words. */
export async function loadTextPage(id: string): Promise<TextPageContent> {
  const load = textBodies[id];
  if (!load) throw new Error(`There is no text page ${id}`);
  const { page } = await load();
  return JSON.parse(JSON.stringify(page), (_, value: Exclude<RichTextPart, string> | undefined) => {
    const isGone = value?.kind === 'link' && !isOn(value.href);
    return isGone ? plainText(value.text) : value;
  }) as TextPageContent;
}

/** Every text page; for the search. */
export function loadTextPages(): Promise<TextPageContent[]> {
  return Promise.all(Object.keys(textBodies).map(loadTextPage));
}
