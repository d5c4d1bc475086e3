export const breadcrumb = 'Breadcrumb';

export const home = 'Home';

/** Empty in English: a label is made from the address. */
export const crumbs: Readonly<Record<string, string>> = {};
