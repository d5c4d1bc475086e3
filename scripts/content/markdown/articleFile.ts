import { z } from 'zod';
import type { FocusPoint } from '#src/domain/contentTypes.ts';
import { day, group, groups, list, oneOf, required, text } from './frontMatter.ts';
import { Import, importPicture, pictureFile } from './pictures.ts';
import { type Reading, readMarkdown } from './readFile.ts';

/** Where the picture's subject is, so that it stays in view: a side, or per cent from the left and the top. */
const focusPoint = text.transform((value, { issues }): FocusPoint | undefined => {
  if (!value) return undefined;
  if (value === 'left') return { x: 30, y: 50 };
  if (value === 'right') return { x: 70, y: 50 };
  const [, x, y] = /^(\d{1,2}|100)% (\d{1,2}|100)%$/.exec(value) ?? [];
  if (x && y) return { x: Number(x), y: Number(y) };
  const message = '`focus` is `left`, `right`, or how far from the left and the top: `30% 20%`.';
  issues.push({ code: 'custom', message, input: value });
  return z.NEVER;
});

const said = {
  reply: oneOf('true', 'false').transform((reply) =>
    reply === 'true' ? { reply: true as const } : {},
  ),
  date: day,
  text: required('Thank you, that helped.'),
};

const vetsComment = group({ vet: required('meera-nair'), ...said }).transform(
  ({ vet, reply, ...rest }) => ({ by: { vet }, ...rest, ...reply }),
);

const readersComment = group({
  name: required('Arjun S.'),
  picture: pictureFile.default('people/avatar-neutral.svg'),
  ...said,
}).transform(({ name, picture, date, text: words, reply }) => ({
  by: { name, picture: new Import(`#content/pictures/${picture}`) },
  date,
  text: words,
  ...reply,
}));

/** A vet's comment says who by an id, a reader's by a name. */
const comment = z.unknown().transform((value, { issues }) => {
  const isVets = Boolean((value as { vet?: unknown } | undefined)?.vet);
  const { data, error } = (isVets ? vetsComment : readersComment).safeParse(value);
  for (const issue of error?.issues ?? []) issues.push({ ...issue, input: value } as never);
  return data ?? z.NEVER;
});

const articleFields = group({
  title: required('Dry paws in the rains'),
  shortTitle: text,
  subtitle: required('Five minutes by the door after each walk.'),
  date: day,
  vet: text,
  topic: required('Seasons'),
  tags: list,
  picture: required('blog/dry-paws.jpg').pipe(pictureFile),
  alt: required('A dog’s wet paw on a towel'),
  focus: focusPoint,
  urgent: oneOf('true', 'false'),
  formTitle: text,
  comments: groups(comment),
});

/** Reads an article's file (docs/content.md says what may stand in it). */
export function readArticle(file: string) {
  return readMarkdown(file, articleFields, recordOf);
}

async function recordOf({
  id,
  fields: read,
  lineOf,
  problems,
}: Reading<z.infer<typeof articleFields>>) {
  if (id === 'index')
    problems.add(1, 'A host shows /blog/index in the place of /blog. Give the file another name.');
  const { topic, picture: file, alt, focus, urgent, formTitle, comments, ...rest } = read;
  const picture = await importPicture(file, alt, lineOf(['picture']), problems);
  const vets = [
    { vet: rest.vet, line: lineOf(['vet']) },
    ...comments.map(({ by }, index) => ({
      vet: 'vet' in by ? by.vet : '',
      line: lineOf(['comments', index, 'vet']),
    })),
  ];
  return {
    /** What lists show. */
    summary: {
      ...rest,
      id,
      shortTitle: rest.shortTitle || rest.title,
      category: topic,
      tags: rest.tags.filter(Boolean),
      picture: picture && focus ? { ...picture, focus } : picture,
      ...(urgent === 'true' && { urgent: true as const }),
    },
    formTitle,
    comments,
    /** Where vets are named, for the check that they are there. */
    vetLines: vets.filter(({ vet }) => vet),
  };
}
