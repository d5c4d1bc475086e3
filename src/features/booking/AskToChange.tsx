import { useState } from 'react';
import { Stack } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { WrittenMessage } from '#src/components/WrittenMessage.tsx';
import type { Phone } from '#src/domain/contactLinks.ts';
import { askMessage, type LastBooking } from './lastBooking.ts';
import * as messages from './messages.tsx';
import styles from './Ways.module.css';

interface AskToChangeProps {
  visit: LastBooking;
  /** The clinic's. */
  phone: Phone;
  email: string;
}

/** Writes to the clinic to ask for a change. No call can change a booking: the clinic does, and says so. */
export function AskToChange({ visit, phone, email }: AskToChangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { subject, text } = askMessage(visit);
  return (
    <>
      <ToolButton icon="MessageCircle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {messages.askToChange}
      </ToolButton>
      {isOpen && (
        <Stack gap={3} className={styles.ways}>
          <p>{messages.nothingChangesYet}</p>
          <WrittenMessage text={text} mail={{ to: email, subject, body: text }} phone={phone} />
        </Stack>
      )}
    </>
  );
}
