import { isHere } from '#src/config/hindiPages.ts';
import { paths } from '#src/config/paths.ts';
import { clinics } from '#content/clinics.ts';
import { services } from '#content/services.ts';
import { articles } from '#src/pages/shared/articles/articles.ts';
import { vets } from '#content/vets.ts';

/** The addresses behind the routes with a parameter. */
export const prerenderPaths: string[] = [
  paths.serviceDetails(),
  ...vets.map(({ id }) => paths.vet(id)),
  ...clinics.map(({ slug }) => paths.clinic(slug)),
  ...articles.map(({ id }) => paths.article(id)),
].filter(isHere);

/**
 * The page of paths.serviceDetails() under the name of each service: files of their own, so that no host needs a rule for
 * them, but no pages of their own to a search engine. Any other id under /service is a host's rule (config/paths.ts).
 */
export const copyPaths: string[] = services
  .map(({ id }) => paths.serviceDetails(id))
  .filter(isHere);
