import { vi } from 'vitest';

/** Returns a list that collects the files downloaded from now on. */
export function savedFiles() {
  const files: { name: string; blob: Blob }[] = [];
  let blob: Blob | undefined;
  // jsdom has neither. They stay: a file's URL is revoked a minute later.
  URL.createObjectURL = (file: Blob) => {
    blob = file;
    return 'blob:sample';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (this.download && blob) files.push({ name: this.download, blob });
  });
  return files;
}

/** Returns a file's bytes, for which jsdom's Blob has no `bytes()`: text would drop the byte-order mark. */
export function bytesOf(blob: Blob) {
  return new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(new Error('unreadable')));
    reader.readAsArrayBuffer(blob);
  });
}
