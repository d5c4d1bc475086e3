/** What scripts/fonts uses of it: the package has no types, and those of DefinitelyTyped are older than `keepFeatures`. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    /** An axis with one value is pinned to it. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
    keepAllGlyphs?: boolean;
    dropTables?: string[];
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
