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
  /** The text pages of the site; `footerLabel`: the words of the link in the footer, where there is one. */
  export const textLinks: readonly { id: string; footerLabel?: string }[];
}

declare module 'virtual:text-bodies' {
  /** By the page's id. */
  export const textBodies: Record<
    string,
    () => Promise<{ page: import('#src/domain/textPages.ts').TextPageContent }>
  >;
}
