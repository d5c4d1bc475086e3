import { paths } from '#src/config/paths.ts';
import { postSummaries } from '#src/content/postSummaries.ts';
import { vets } from '#src/content/vets.ts';

/** The addresses behind the routes with a parameter. Any other id under /service shows the same page. */
export const publicAddresses: string[] = [
  paths.serviceDetails(),
  ...vets.map(({ id }) => paths.doctor(id)),
  ...postSummaries.map(({ id }) => paths.blogPost(id)),
];
