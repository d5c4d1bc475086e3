import { articleRecords } from 'virtual:articles';
import type { ArticleAuthor, ArticleRecord, ArticleSummary } from '#src/domain/articles.ts';
import { vets } from '#content/vets.ts';

/** A vet as an author; undefined where an article names none. */
export function authorOf(vetId: string): ArticleAuthor | undefined {
  const vet = vets.find(({ id }) => id === vetId);
  return vet && { name: vet.name, picture: vet.imageUrl };
}

function summaryOf({ vet, ...record }: ArticleRecord): ArticleSummary {
  return { ...record, author: authorOf(vet) };
}

/** What lists show of each article, newest first. The texts load with the blog's pages only. */
export const articleSummaries: readonly ArticleSummary[] = articleRecords.map(summaryOf);
