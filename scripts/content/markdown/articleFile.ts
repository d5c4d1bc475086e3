import type { FocusPoint } from '#src/domain/contentTypes.ts';
import type { Fields } from './frontMatter.ts';
import { type Import, type ImportedPicture, importPicture, pictureImport } from './pictures.ts';
import type { Problems } from './Problems.ts';
import { readMarkdown } from './readFile.ts';

/** A comment below an article: of a reader, or of a vet by id. */
export interface CommentRecord<Picture = Import> {
  by: { vet: string } | { name: string; picture: Picture };
  /** YYYY-MM-DD */
  date: string;
  text: string;
  reply?: true;
}

/** The fields of an article's file. */
export interface ArticleFields {
  /** What lists show. */
  summary: {
    id: string;
    title: string;
    shortTitle: string;
    subtitle: string;
    date: string;
    /** The id of the vet who wrote it; '' for nobody. */
    vet: string;
    category: string;
    tags: string[];
    picture: (ImportedPicture & { focus?: FocusPoint }) | null;
    urgent?: true;
  };
  formTitle: string;
  comments: CommentRecord<Import | null>[];
  /** Where vets are named, for the check that they are there. */
  vetLines: { vet: string; line: number }[];
}

/** Reads an article's file (docs/content.md says what may stand in it). */
export function readArticle(file: string) {
  return readMarkdown(file, readFields);
}

async function readFields(id: string, fields: Fields, problems: Problems): Promise<ArticleFields> {
  if (id === 'index')
    problems.add(1, 'A host shows /blog/index in the place of /blog. Give the file another name.');
  const title = fields.required('title', 'Dry paws in the rains');
  const shortTitle = fields.text('shortTitle') || title;
  const subtitle = fields.required('subtitle', 'Five minutes by the door after each walk.');
  const date = fields.date('date');
  const vet = fields.textAt('vet');
  const category = fields.required('topic', 'Seasons');
  const tags = fields.list('tags').filter(Boolean);
  const file = fields.requiredAt('picture', 'blog/dry-paws.jpg');
  const alt = fields.required('alt', 'A dog’s wet paw on a towel');
  const focus = readFocus(fields, problems);
  const urgent = fields.oneOf('urgent', ['true', 'false']);
  const formTitle = fields.text('formTitle');
  const vetLines = [{ vet: vet.value, line: vet.line }];
  const comments = fields.groups('comments', (comment) => {
    const by = comment.textAt('vet');
    vetLines.push({ vet: by.value, line: by.line });
    return readComment(comment, by.value, problems);
  });
  const picture = file.value ? await importPicture(file.value, alt, file.line, problems) : null;
  return {
    summary: {
      id,
      title,
      shortTitle,
      subtitle,
      date,
      vet: vet.value,
      category,
      tags,
      picture: picture && focus ? { ...picture, focus } : picture,
      ...(urgent === 'true' && { urgent: true }),
    },
    formTitle,
    comments,
    vetLines: vetLines.filter((each) => each.vet),
  };
}

/** Where the picture's subject is, so that it stays in view: a side, or per cent from the left and the top. */
function readFocus(fields: Fields, problems: Problems): FocusPoint | undefined {
  const { value, line } = fields.textAt('focus');
  if (!value) return undefined;
  if (value === 'left') return { x: 30, y: 50 };
  if (value === 'right') return { x: 70, y: 50 };
  const [, x, y] = /^(\d{1,2}|100)% (\d{1,2}|100)%$/.exec(value) ?? [];
  if (x && y) return { x: Number(x), y: Number(y) };
  problems.add(
    line,
    '`focus` is `left`, `right`, or how far from the left and the top: `30% 20%`.',
  );
  return undefined;
}

function readComment(
  fields: Fields,
  vet: string,
  problems: Problems,
): CommentRecord<Import | null> {
  const by = vet ? { vet } : readReader(fields, problems);
  const reply = fields.oneOf('reply', ['true', 'false']);
  return {
    by,
    date: fields.date('date'),
    text: fields.required('text', 'Thank you, that helped.'),
    ...(reply === 'true' && { reply: true }),
  };
}

function readReader(fields: Fields, problems: Problems) {
  const name = fields.required('name', 'Arjun S.');
  const { value, line } = fields.textAt('picture');
  return { name, picture: pictureImport(value || 'people/avatar-neutral.svg', line, problems) };
}
