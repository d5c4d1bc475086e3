export const pagesOf = (list: string) => `${list}, pages`;

export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

export const previous = 'Previous';

export const next = 'Next';
