/** A file in an archive: its path and its bytes, in parts. */
export interface ZipEntry {
  path: string;
  parts: AsyncIterable<Uint8Array<ArrayBuffer>> | Iterable<Uint8Array<ArrayBuffer>>;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crcAfter(crc: number, bytes: Uint8Array): number {
  let next = crc;
  for (const byte of bytes) next = (next >>> 8) ^ (crcTable[(next ^ byte) & 0xff] ?? 0);
  return next;
}

/** In the archive's own numbers. */
const stored = 0;
const deflated = 8;
const utf8Names = 0x0800;
/** 1 January 1980, the earliest day that an archive knows: the same content gives the same file. */
const earliestDay = 0x0021;

interface Packed {
  path: Uint8Array<ArrayBuffer>;
  method: number;
  crc: number;
  size: number;
  content: Blob;
}

/** Compresses as the browser does it, aside from the page; without that it is stored as it is. */
async function pack({ path, parts }: ZipEntry): Promise<Packed> {
  const compression = newCompression();
  const raw: Uint8Array<ArrayBuffer>[] = [];
  const compressed = compression && new Response(compression.readable).blob();
  const writer = compression?.writable.getWriter();
  let crc = 0xffffffff;
  let size = 0;
  for await (const part of parts) {
    crc = crcAfter(crc, part);
    size += part.length;
    if (writer) await writer.write(part);
    else raw.push(part);
  }
  await writer?.close();
  return {
    path: new TextEncoder().encode(path),
    method: compression ? deflated : stored,
    crc: (crc ^ 0xffffffff) >>> 0,
    size,
    content: (await compressed) ?? new Blob(raw),
  };
}

function newCompression(): CompressionStream | undefined {
  try {
    return new CompressionStream('deflate-raw');
  } catch {
    return undefined;
  }
}

/** Numbers of two and four bytes, the lowest first. */
function bytesOf(...numbers: readonly (readonly [value: number, bytes: 2 | 4])[]) {
  const bytes = new Uint8Array(numbers.reduce((sum, [, length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const [value, length] of numbers) {
    if (length === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
    offset += length;
  }
  return bytes;
}

/** What the header of an entry and its line in the directory have in common. */
function factsOf({ path, method, crc, size, content }: Packed) {
  return bytesOf(
    [20, 2],
    [utf8Names, 2],
    [method, 2],
    [0, 2],
    [earliestDay, 2],
    [crc, 4],
    [content.size, 4],
    [size, 4],
    [path.length, 2],
    [0, 2],
  );
}

/** An archive (PKWARE's APPNOTE 6.3, without its extension for files of 4 GB and more). The same entries give the same archive. */
export async function zipFile(entries: readonly ZipEntry[], type: string): Promise<Blob> {
  const files: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const entry of entries) {
    const packed = await pack(entry);
    const facts = factsOf(packed);
    const header = [bytesOf([0x04034b50, 4]), facts, packed.path];
    files.push(...header, packed.content);
    const line = [
      bytesOf([0x02014b50, 4], [20, 2]),
      facts,
      bytesOf([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      packed.path,
    ];
    directory.push(...line);
    directorySize += lengthOf(line);
    offset += lengthOf(header) + packed.content.size;
  }
  const end = bytesOf(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [directorySize, 4],
    [offset, 4],
    [0, 2],
  );
  return new Blob([...files, ...directory, end], { type });
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
