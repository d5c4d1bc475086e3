import { vets } from '#content/vets.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { ArticleAuthor, ArticleSummary } from '#src/sections/articles/article.ts';
import type { TextComponent } from '#src/sections/articles/Prose.tsx';

interface ArticleFrontMatter extends Omit<
  ArticleSummary,
  'id' | 'shortTitle' | 'author' | 'picture'
> {
  shortTitle?: string;
  author: string;
  /** A file, 4:3. */
  picture: string;
  alt: string;
  focus?: Picture['focus'];
  formTitle?: string;
}

export interface Article extends ArticleSummary {
  formTitle?: string;
}

// `?list` imports front matter only: each text stays in its page's chunk.
const frontMatters = import.meta.glob<ArticleFrontMatter>('/content/articles/*.md', {
  query: '?list',
  import: 'frontmatter',
  eager: true,
});

const pictures = import.meta.glob<string>(
  ['/content/pictures/blog/*', '/content/pictures/scenes/emergency.svg'],
  { import: 'default', eager: true },
);

export function authorOf(vetId: string): ArticleAuthor {
  const vet = vets.find(({ id }) => id === vetId);
  if (!vet) throw new Error(`There is no vet ${vetId}`);
  return { name: vet.name, picture: vet.imageUrl };
}

export const articles: readonly Article[] = Object.entries(frontMatters)
  .map(([file, { author, picture, alt, focus, ...rest }]) => ({
    shortTitle: rest.title,
    ...rest,
    id: file.slice('/content/articles/'.length, -'.md'.length),
    author: authorOf(author),
    picture: { src: pictures[picture]!, width: 480, height: 360, alt, focus },
  }))
  // `localeCompare` would take 90 ms on a phone.
  .toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1));

/** Categories with their number of articles, by newest article. */
export function countCategories(): { name: string; count: number }[] {
  const names = articles.map(({ category }) => category);
  return [...new Set(names)].map((name) => ({
    name,
    count: names.filter((other) => other === name).length,
  }));
}

/** A Markdown file in content/articles. */
export interface LoadedArticle extends Article {
  Text: TextComponent;
}
