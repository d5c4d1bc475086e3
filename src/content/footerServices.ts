/** The names of the services that the footer lists, in its order (docs/product.md, section 2: footer). It is on every page. */
export { services as footerServices } from '#content/services.ts?each=name&by=footer';
