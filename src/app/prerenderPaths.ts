import { clinics } from '#content/clinics.ts';
import { services } from '#content/services.ts';
import { vets } from '#content/vets.ts';
import { articles } from '#src/business/articles.ts';
import { isInThisBuild } from '#src/config/hindiPages.ts';
import { paths } from '#src/config/paths.ts';

export const prerenderPaths: string[] = [
  paths.serviceDetails(),
  ...vets.map(({ id }) => paths.vet(id)),
  ...clinics.map(({ slug }) => paths.clinic(slug)),
  ...articles.map(({ id }) => paths.article(id)),
].filter(isInThisBuild);

/** A file for each service, so that a known one needs no rewrite rule; search engines get one page. */
export const copyPaths: string[] = services
  .map(({ id }) => paths.serviceDetails(id))
  .filter(isInThisBuild);
