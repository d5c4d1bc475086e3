import { markdownFiles } from '#scripts/content/folders.ts';
import type { Problem } from '#scripts/content/Problem.ts';
import { readArticle } from './articleFile.ts';
import { readTextPage } from './textFile.ts';

/** What is wrong with the articles and text pages of the content. */
export async function checkMarkdown(vetIds: readonly string[]): Promise<Problem[]> {
  const [articles, texts] = await Promise.all([
    Promise.all(markdownFiles('articles').map(readArticle)),
    Promise.all(markdownFiles('texts').map(readTextPage)),
  ]);
  const vets = articles.flatMap(({ file, content }) =>
    (content?.record.vetLines ?? []).map((each) => ({ file, ...each })),
  );
  return [
    ...[...articles, ...texts].flatMap(({ problems }) => problems),
    ...vets
      .filter(({ vet }) => !vetIds.includes(vet))
      .map(({ vet, ...place }) => ({ ...place, text: `There is no vet "${vet}".` })),
  ];
}
