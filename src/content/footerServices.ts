import { services } from '#content/services.yaml';

/** The names of the services that the footer lists, in its order (docs/product.md, section 2: footer). It is on every page. */
export const footerServices = services
  .filter(({ footer }) => footer !== undefined)
  .toSorted((a, b) => (a.footer ?? 0) - (b.footer ?? 0))
  .map(({ name, footerName = name }) => footerName);
