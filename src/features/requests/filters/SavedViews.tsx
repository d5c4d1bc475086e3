import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Row } from '#src/components/Stack.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { ListFilters } from '#src/domain/listFilters.ts';
import {
  filtersInWords,
  filtersOfView,
  longestViewName,
  mostViews,
  type SavedView,
  viewName,
  viewNamed,
  viewQuery,
  withoutView,
  withStart,
  withView,
} from '#src/domain/savedViews.ts';
import { placeOf } from '#src/features/requests/list/asLeft.ts';
import { ListDialog } from '#src/features/requests/list/ListDialog.tsx';
import styles from './SavedViews.module.css';
import { useSavedViews } from './useSavedViews.ts';
import { useUserKey } from './useUserKey.ts';

interface SavedViewsProps {
  /** The filters of the list on the screen. */
  filters: ListFilters;
  onChoose: (filters: ListFilters) => void;
  onClose: () => void;
}

/** The user's named views of the list: to choose one, to keep what is shown under a name, to remove one. */
export function SavedViews({ filters, onChoose, onClose }: SavedViewsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { views, isKept, keep } = useSavedViews(useUserKey());
  /** The result of the last change, for screen readers. */
  const [announcement, setAnnouncement] = useState('');

  function save(name: string) {
    const replaced = viewNamed(views, name);
    const lasts = keep(withView(views, { name, query: viewQuery(filters) }));
    const instead = replaced ? ` in place of ‘${replaced.name}’` : '';
    setAnnouncement(
      lasts ? `${name} is saved${instead}.` : `${name} lasts${instead} until you leave this page.`,
    );
  }

  function start(name: string) {
    const next = withStart(views, name);
    const what = next.some(({ isStart }) => isStart) ? name : 'all requests';
    const lasts = keep(next) ? 'on this computer' : 'until you leave this page';
    setAnnouncement(`The list opens with ${what} ${lasts}.`);
  }

  function remove(name: string) {
    const lasts = keep(withoutView(views, name));
    setAnnouncement(`${name} is removed${lasts ? '' : ' until you leave this page'}.`);
  }

  return (
    <ListDialog
      dialog={dialog}
      title="Views"
      line={
        isKept
          ? 'Kept on this computer, for your login. One of them can be what the list opens with. A search is not kept: it may hold a name or a number.'
          : 'Not kept: this browser refuses it, or its storage is full. What you change here lasts until you leave this page.'
      }
      onClose={onClose}
    >
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {views.length === 0 && <p className="above-4">No view is saved yet.</p>}
      <ul className={`above-4 ${styles.views}`} data-lines="inner">
        {views.map((view) => (
          <ViewLine
            key={view.name}
            view={view}
            onChoose={() => {
              onChoose(filtersOfView(view));
              dialog.current?.close();
            }}
            onStart={() => start(view.name)}
            onRemove={() => remove(view.name)}
          />
        ))}
      </ul>
      <SaveForm views={views} filters={filters} onSave={save} />
    </ListDialog>
  );
}

interface ViewLineProps {
  view: SavedView;
  onChoose: () => void;
  onStart: () => void;
  onRemove: () => void;
}

function ViewLine({ view, onChoose, onStart, onRemove }: ViewLineProps) {
  return (
    <Row as="li" gap={3}>
      <button type="button" className={`breaks ${styles.choose}`} onClick={onChoose}>
        <span className={`text-button ${styles.name}`}>{view.name}</span>{' '}
        <span className="small">{filtersInWords(filtersOfView(view))}</span>
      </button>
      <ToolButton
        data-choice
        aria-pressed={view.isStart ?? false}
        aria-label={`Open first: ${view.name}`}
        onClick={onStart}
      >
        Open first
      </ToolButton>
      <ToolButton passesFocus aria-label={`Remove ${view.name}`} onClick={onRemove}>
        Remove
      </ToolButton>
    </Row>
  );
}

interface SaveFormProps {
  views: readonly SavedView[];
  filters: ListFilters;
  onSave: (name: string) => void;
}

/** The name that is being typed, for when the dialog is opened again. */
const typedName = placeOf<string>('the name of a view');

function SaveForm({ views, filters, onSave }: SaveFormProps) {
  const [typed, setTyped] = useState(() => typedName.get() ?? '');
  const [error, setError] = useState<string>();
  const name = viewName(typed);
  const known = viewNamed(views, name);

  function type(text: string) {
    setTyped(text);
    typedName.leave(text || undefined);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const problem = problemWith(name, views, known);
    setError(problem);
    if (problem) return;
    onSave(name);
    type('');
  }

  return (
    <form
      className={styles.form}
      data-dense
      data-layout="cluster"
      data-gap="3"
      data-align="start"
      noValidate
      onSubmit={submit}
    >
      <div className={styles.field}>
        <TextField
          label="Save what is shown now as"
          name="view"
          autoComplete="off"
          maxLength={longestViewName}
          value={typed}
          error={error}
          notice={name && known && `This replaces the view ‘${known.name}’.`}
          onChange={({ target }) => {
            type(target.value);
            setError(undefined);
          }}
        />
      </div>
      <Button type="submit" size="compact" className={`above-8 ${styles.save}`}>
        Save view
      </Button>
      <p className={`small breaks ${styles.now}`}>{`Now: ${filtersInWords(filters)}`}</p>
    </form>
  );
}

function problemWith(name: string, views: readonly SavedView[], known: SavedView | undefined) {
  if (!name) return 'Give the view a name.';
  if (!known && views.length >= mostViews) {
    return `There are ${mostViews} views already. Remove one first.`;
  }
  return undefined;
}
