import PO from 'pofile';
import { type Asked, keyOf, type PoItem } from './catalog.ts';

const keyOfItem = ({ msgid, msgctxt }: PoItem) => keyOf({ text: msgid, context: msgctxt ?? '' });

/** The entries of a file as they are to be: those that are asked for, in their order. */
export function updated(po: PO, asked: readonly Asked[], language: string): PO {
  const known = new Map(po.items.map((item) => [keyOfItem(item), item]));
  const wanted = new Map(asked.map((each) => [keyOf(each), each]));
  const items = [...wanted].map(([key, { text, other, context, comment }]) => {
    const item = known.get(key) ?? new PO.Item();
    item.msgid = text;
    if (context) item.msgctxt = context;
    if (other) item.msgid_plural = other;
    item.extractedComments = comment ? [comment] : [];
    return item;
  });
  po.items = items;
  po.headers = {
    Language: language,
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': 'nplurals=2; plural=(n != 1);',
    ...po.headers,
  };
  return po;
}
