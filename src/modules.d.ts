/** A Markdown file of the content, compiled while building (vite.config.ts). */
declare module '*.md' {
  export const frontmatter: import('#src/business/textModule.ts').TextFrontMatter;
  const Text: import('#src/sections/articles/Prose.tsx').TextComponent;
  export default Text;
}

/** aos 2 has no types; DefinitelyTyped's describe aos 3. */
declare module 'aos' {
  interface Options {
    /** ms */
    duration: number;
    /** px that an element is scrolled into view before it moves */
    offset: number;
    once: boolean;
    disable: 'mobile';
    easing: string;
  }
  const AOS: { init: (options: Options) => void; refreshHard: () => void };
  export default AOS;
}

/** The package has no types; DefinitelyTyped's are for Express. */
declare module 'compression' {
  export default function compression(): import('vite').Connect.NextHandleFunction;
}
