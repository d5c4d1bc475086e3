/**
 * Whether a file of src/styles/fonts/ is fetched with every page. The others hold letters that few pages have, and wait
 * until one occurs.
 */
export function isOfFirstLoad(file: string): boolean {
  return file.endsWith('.woff2') && !/-(?:latin1|ext)\b/.test(file);
}
