export const breadcrumb = 'Breadcrumb';

export const home = 'Home';

/** In the links above a page's title: what each part of an address is called. English takes its own words. */
export const crumbs: Readonly<Record<string, string>> = {};
