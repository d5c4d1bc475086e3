/** The name of the buttons that turn a list's pages, read out. */
export const pagesOf = (list: string) => `${list}, pages`;

/** Between these buttons. */
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

/** On the button to the page before. */
export const previous = 'Previous';

/** On the button to the page after. */
export const next = 'Next';

/** Whose text it is, read out: 'Comments of Asha Rao'. */
export const textOf = (label: string, owner: string) => `${label} of ${owner}`;

/** A text with its name, read out: '98765 43210, Mobile Number of Asha Rao'. */
export const named = (text: string, name: string) => `${text}, ${name}`;

/** On the button that shows the whole of a text, read out: 'Comments of Asha Rao in full'. */
export const inFull = (name: string) => `${name} in full`;
