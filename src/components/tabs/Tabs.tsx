import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useHydrated } from '#src/platform/hydration/useHydrated.ts';
import styles from './Tabs.module.css';

export interface TabLabel {
  href: string;
  label: ReactNode;
}

interface TabListProps {
  labelledBy: string;
  tabs: readonly TabLabel[];
  active: string | undefined;
  onChoose: (id: string) => void;
  className?: string;
}

/** WAI-ARIA tabs with automatic activation; all four arrow keys, since tabs may wrap into rows. */
export function TabList({ labelledBy, tabs, active, onChoose, className }: TabListProps) {
  // Before hydration every tab is a plain link.
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const next = nextIndex(
      event.key,
      tabs.findIndex(({ href }) => href === active),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onChoose(tab.href);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-labelledby={labelledBy} className={className}>
      {tabs.map(({ href, label }) => (
        <a
          key={href}
          id={`${href}-tab`}
          role="tab"
          data-choice
          href={`#${href}`}
          aria-selected={href === active}
          aria-controls={href}
          tabIndex={isHydrated && href !== active ? -1 : undefined}
          onKeyDown={move}
          onClick={(event) => {
            event.preventDefault();
            onChoose(href);
          }}
        >
          {label}
        </a>
      ))}
    </div>
  );
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

interface TabPanelProps {
  id: string;
  isActive: boolean;
  children: ReactNode;
}

/** Before hydration CSS shows the panel that the address names. */
export function TabPanel({ id, isActive, children }: TabPanelProps) {
  const isHydrated = useHydrated();
  return (
    <div
      id={id}
      role="tabpanel"
      aria-labelledby={`${id}-tab`}
      // Nothing inside is focusable.
      tabIndex={0}
      hidden={!isActive}
      data-waiting={isHydrated ? undefined : ''}
      className={styles.panel}
    >
      {children}
    </div>
  );
}
