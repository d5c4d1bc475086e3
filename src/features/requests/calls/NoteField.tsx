import { useState } from 'react';
import { TextAreaField } from '#src/components/TextAreaField.tsx';
import { type CallRecord, longestNote, noteOf, noteTexts } from '#src/domain/calls.ts';
import type { SeenChanges } from '#src/domain/versions.ts';

interface NoteFieldProps {
  record: CallRecord | undefined;
  /** Gets each key. `seen`: what was there when its writer began. */
  onType: (text: string, seen: SeenChanges) => void;
  onLeave: () => void;
}

export function NoteField({ record, onType, onLeave }: NoteFieldProps) {
  /** The text being typed; changes from another tab show afterwards. */
  const [typed, setTyped] = useState<{ text: string; seen: SeenChanges }>();
  const [hadRecord, setHadRecord] = useState(record !== undefined);
  // All notes were removed in another tab, this one too.
  if (hadRecord !== (record !== undefined)) {
    setHadRecord(record !== undefined);
    if (!record) setTyped(undefined);
  }
  const kept = record ? noteOf(record) : '';
  const text = typed?.text ?? kept;
  const longest = Math.max(longestNote, kept.length);
  // What is being typed is all that the field shows until it is left.
  const isTwofold = !typed && record && noteTexts(record).length > 1;
  // The browser cuts what is pasted, without a word.
  const full =
    typed &&
    text.length >= longest &&
    `This note is full: it holds ${longest.toLocaleString('en')} characters, and what is over that is left out.`;
  const notices = [isTwofold && 'This was written in two places. Both texts are here.', full];
  return (
    <>
      <TextAreaField
        label="Note"
        rows={2}
        maxLength={longest}
        notice={notices.filter(Boolean).join(' ')}
        value={text}
        onChange={({ target: { value } }) => {
          const seen = typed?.seen ?? record?.seen ?? {};
          setTyped({ text: value, seen });
          onType(value, seen);
        }}
        onBlur={() => {
          setTyped(undefined);
          onLeave();
        }}
      />
      <p role="status" className="visually-hidden">
        {full}
      </p>
    </>
  );
}
