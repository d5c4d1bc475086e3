import { articleBodies } from 'virtual:article-bodies';
import type {
  Article,
  ArticleBodyContent,
  ArticleBodyRecord,
  ArticleComment,
  ArticleSummary,
  CommentRecord,
} from '#src/domain/articles.ts';
import * as articlePage from '#content/pages/article.ts';
import { articleSummaries, authorOf } from './articleSummaries.ts';

/** A comment with its author. */
function commentOf({ by, ...comment }: CommentRecord): ArticleComment {
  return { ...comment, author: 'vet' in by ? authorOf(by.vet)! : by };
}

function bodyOf({ comments, formTitle, ...prose }: ArticleBodyRecord): ArticleBodyContent {
  return {
    ...prose,
    comments: comments.map(commentOf),
    formTitle: formTitle || articlePage.formTitle,
  };
}

/** Each article's text is a module of its own, imported when the article is opened. */
async function withBody(summary: ArticleSummary): Promise<Article> {
  const { body } = await articleBodies[summary.id]!();
  return { ...summary, ...bodyOf(body) };
}

/** The article with an id, text included; null where there is none. */
export async function loadArticle(id: string): Promise<Article | null> {
  const summary = articleSummaries.find((article) => article.id === id);
  return summary ? withBody(summary) : null;
}

/** Every article, text included; for the search. */
export function loadArticles(): Promise<Article[]> {
  return Promise.all(articleSummaries.map(withBody));
}
