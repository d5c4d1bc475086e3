/*
 * The folder of the project, as a browser has folders (https://developer.mozilla.org/docs/Web/API/FileSystemDirectoryHandle), over the
 * calls of server.ts: nobody has to choose it, and each browser can.
 */

const address = (path: string) => `/admin/files/${encodeURI(path)}`;

/** Asks once more where the server is starting anew, because a file is there that wasn't. */
async function ask(path: string, init: RequestInit = {}, tries = 20): Promise<Response> {
  try {
    const answer = await fetch(address(path), init);
    if (answer.ok) return answer;
    const said = await answer.text();
    throw new DOMException(said, answer.status === 404 ? 'NotFoundError' : 'NotAllowedError');
  } catch (error) {
    if (error instanceof DOMException || tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 250));
    return ask(path, init, tries - 1);
  }
}

class FileHandle {
  readonly kind = 'file';
  readonly name: string;
  path: string;
  /** What was written under a name that is not the file's last one. */
  written: Blob | undefined;

  constructor(path: string) {
    this.path = path;
    this.name = path.split('/').at(-1)!;
  }

  async getFile(): Promise<File> {
    const blob = this.written ?? (await (await ask(this.path)).blob());
    return new File([blob], this.path.split('/').at(-1)!, { type: blob.type });
  }

  async createWritable() {
    return {
      write: async (data: string | Blob) => {
        this.written = new Blob([data]);
      },
      close: async () => {
        if (!this.name.startsWith('.')) await this.save(this.path);
      },
    };
  }

  /** The editor writes a file under another name first, and then gives it its own. */
  async move(folder: FolderHandle, name: string) {
    const from = this.path;
    const isSaved = !this.written;
    if (isSaved) this.written = await this.getFile();
    await this.save(folder.pathOf(name));
    if (isSaved) await ask(from, { method: 'DELETE' });
  }

  private async save(path: string) {
    await ask(path, { method: 'PUT', body: this.written });
    this.path = path;
  }
}

class FolderHandle {
  readonly kind = 'directory';
  readonly name: string;
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
    this.name = path.split('/').at(-1)!;
  }

  pathOf(name: string): string {
    return this.path ? `${this.path}/${name}` : name;
  }

  async getDirectoryHandle(name: string): Promise<FolderHandle> {
    return new FolderHandle(this.pathOf(name));
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<FileHandle> {
    const path = this.pathOf(name);
    if (!create && !(await listed()).includes(path)) throw new DOMException(path, 'NotFoundError');
    return new FileHandle(path);
  }

  async *entries(): AsyncGenerator<[string, FolderHandle | FileHandle]> {
    const start = this.path ? `${this.path}/` : '';
    const paths = await listed();
    const below = paths
      .filter((each) => each.startsWith(start))
      .map((each) => each.slice(start.length));
    for (const name of new Set(below.map((each) => each.split('/')[0]!)))
      yield [
        name,
        below.includes(name) ? new FileHandle(start + name) : new FolderHandle(start + name),
      ];
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.pathOf(name);
    // A folder is there as long as it has files.
    if ((await listed()).includes(path)) await ask(path, { method: 'DELETE' });
  }
}

async function listed(): Promise<string[]> {
  return (await (await ask('')).json()) as string[];
}

/**
 * Lets the editor work on the project's folder. Its mode for trying it out ('test-repo') keeps all files in a folder that a browser gives
 * each site: it gets this one, and nobody has to log in.
 */
export function openProjectFolder(): void {
  const folder = new FolderHandle('');
  const storage = { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) };
  Object.defineProperty(navigator, 'storage', { value: storage });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}
