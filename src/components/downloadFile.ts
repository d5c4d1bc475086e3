/** Hands a file to the browser's downloads. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari still reads from the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
