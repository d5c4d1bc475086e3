/** A Markdown file of the content, compiled while building (vite.config.ts). */
declare module '*.md' {
  export const frontmatter: import('#src/records/textModule.ts').TextFrontMatter;
  const Text: import('#src/sections/articles/Prose.tsx').TextComponent;
  export default Text;
}
