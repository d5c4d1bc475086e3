/** What scripts/content/markdown makes of the Markdown files of the content. */

declare module 'virtual:articles' {
  /** Newest first. */
  export const articleRecords: readonly import('#src/domain/articles.ts').ArticleRecord[];
}

declare module 'virtual:article-bodies' {
  /** By the article's id. */
  export const articleBodies: Record<
    string,
    () => Promise<{ body: import('#src/domain/articles.ts').ArticleBodyRecord }>
  >;
}

declare module 'virtual:text-links' {
  /** The text pages of the site, in the order of their ids, and which menu has a link to each. */
  export const textLinks: readonly {
    label: string;
    href: string;
    menu: import('#src/domain/textPages.ts').TextMenu;
  }[];
}

declare module 'virtual:text-bodies' {
  /** By the page's id. */
  export const textBodies: Record<
    string,
    () => Promise<{ page: import('#src/domain/textPages.ts').TextPageContent }>
  >;
}
