// The pages of docs/for-the-clinic.md's pictures: a plain editor such as hosts of git have.

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** `title` stands above, such as a path. */
function page(title: string, body: string, button?: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
    * { box-sizing: border-box; margin: 0 }
    body { width: 760px; padding: 20px; background: #eef0f3; color: #1c2430; font: 15px/1.5 Figtree, sans-serif }
    main { background: #fff; border: 1px solid #c9ced6; border-radius: 10px; overflow: hidden }
    header { display: flex; align-items: center; min-height: 60px; padding: 10px 16px; border-bottom: 1px solid #c9ced6; background: #f7f8fa }
    header b { flex: 1; font-weight: 600 }
    .button { padding: 8px 16px; border-radius: 8px; background: #1a7f42; color: #fff; font-weight: 600; outline: 3px solid #f2a541; outline-offset: 2px }
    pre, .path { font: 13px/1.6 'DejaVu Sans Mono', monospace }
    pre { padding: 10px 0; white-space: pre-wrap; overflow-wrap: anywhere }
    pre div { display: flex; padding-right: 14px; border-left: 4px solid transparent }
    pre i { flex: 0 0 44px; padding-right: 14px; color: #68707c; font-style: normal; text-align: right }
    .marked { background: #fff1d6; border-color: #f2a541 !important; font-weight: 600 }
    li { display: flex; gap: 12px; padding: 9px 16px; border-left: 4px solid transparent; list-style: none }
    .file, .folder { align-self: center; width: 13px; height: 16px; border: 2px solid #68707c; border-radius: 2px }
    .folder { width: 18px; height: 13px; margin-right: -5px; background: #68707c }
    li + li { border-top: 1px solid #e4e7eb }
    ul { padding: 0 }
    p { padding: 14px 16px }
    .failed { color: #a8271a; font-weight: 600 }
    .drop { margin: 16px; padding: 26px; border: 2px dashed #9aa3af; border-radius: 8px; color: #4a5361; text-align: center }
  </style><main><header><b>${title}</b>${button ? `<span class="button">${button}</span>` : ''}</header>${body}</main>`;
}

/** A file with its changed lines marked. */
export function filePage(path: string, text: string, isMarked: (line: string) => boolean): string {
  const lines = text.trimEnd().split('\n');
  const marked = lines.flatMap((line, index) => (isMarked(line) ? index : []));
  const code = lines.map((line, index) => {
    // Shows only the lines around the changes.
    if (marked.length > 0 && !marked.some((each) => Math.abs(each - index) <= 5)) return '';
    const mark = marked.includes(index) ? ' class="marked"' : '';
    return `<div${mark}><i>${index + 1}</i><span>${escaped(line) || ' '}</span></div>`;
  });
  return page(`<span class="path">${path}</span>`, `<pre>${code.join('')}</pre>`, 'Commit changes');
}

/** A folder, one of its files marked. */
export function folderPage(
  path: string,
  entries: { name: string; isFolder: boolean }[],
  marked: string,
): string {
  const rows = entries
    .toSorted((a, b) => Number(b.isFolder) - Number(a.isFolder) || a.name.localeCompare(b.name))
    .map(({ name, isFolder }) => {
      const mark = name === marked ? ' class="marked"' : '';
      return `<li${mark}><span class="${isFolder ? 'folder' : 'file'}"></span>${name}</li>`;
    });
  return page(`<span class="path">${path}</span>`, `<ul>${rows.join('')}</ul>`);
}

/** A file that is to be uploaded into a folder. */
export function uploadPage(path: string, name: string): string {
  return page(
    `<span class="path">${path}</span>`,
    `<div class="drop">Drop files here, or choose them</div><ul><li class="marked"><span class="file"></span>${name}</li></ul>`,
    'Commit changes',
  );
}

/** A build that stopped, and its log. */
export function failedPage(message: string): string {
  const lines = ['$ npm run build', 'error during build:', 'The content needs mending:', message];
  const log = lines.map((line, index) => {
    const mark = line === message ? ' class="marked"' : '';
    return `<div${mark}><i>${index + 1}</i><span>${escaped(line)}</span></div>`;
  });
  return page(
    '<span class="failed">✕ Build failed</span> · Phone until 9 PM from December',
    `<p>The site stays as it was.</p><pre>${log.join('')}</pre>`,
  );
}
