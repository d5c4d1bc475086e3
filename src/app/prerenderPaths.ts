import { paths } from '#src/config/paths.ts';
import { articleSummaries } from '#src/content/articleSummaries.ts';
import { clinics } from '#content/clinics.ts';
import { vets } from '#content/vets.ts';

/** The addresses behind the routes with a parameter. Any other id under /service shows the same page. */
export const prerenderPaths: string[] = [
  paths.serviceDetails(),
  ...vets.map(({ id }) => paths.vet(id)),
  ...clinics.map(({ slug }) => paths.clinic(slug)),
  ...articleSummaries.map(({ id }) => paths.article(id)),
];
