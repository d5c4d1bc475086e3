import { services } from '#content/services.ts?only=name&by=footer';

/** The names of the services that the footer lists, in its order (docs/product.md, section 2: footer). It is on every page. */
export const footerServices = services.map(({ name }) => name);
