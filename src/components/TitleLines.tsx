/** A title whose line breaks after a question mark before it breaks elsewhere. */
export function TitleLines({ title }: { title: string }) {
  const end = title.indexOf('? ') + 1;
  if (end === 0) return title;
  return (
    <>
      <span>{title.slice(0, end)}</span> <span className="whole">{title.slice(end + 1)}</span>
    </>
  );
}
