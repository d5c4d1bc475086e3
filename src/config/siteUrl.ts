/** The public origin without a closing slash; '' where none is set. By itself, since every page names its address. */
export const siteUrl = (import.meta.env.VITE_SITE_URL ?? '').replace(/\/+$/, '');
