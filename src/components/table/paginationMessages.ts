/** The name of the buttons that turn a list's pages, read out. */
export const pagesOf = (list: string) => `${list}, pages`;

/** Between these buttons. */
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

/** On the button to the page before. */
export const previous = 'Previous';

/** On the button to the page after. */
export const next = 'Next';
