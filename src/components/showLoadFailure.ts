import { reload } from './chunkErrors.ts';
import * as messages from './messages.tsx';
import styles from './showLoadFailure.module.css';

/**
 * Says that part of the page could not be loaded, and what to do: over the foot of the screen, whatever the page shows. In plain
 * elements, since it may be React that did not come. Returns a function that takes it away.
 */
export function showLoadFailure(): () => void {
  const shown = document.querySelector(`.${styles.message}`);
  if (shown) return () => shown.remove();
  const message = document.createElement('div');
  message.className = styles.message ?? '';
  message.setAttribute('role', 'alert');
  document.body.append(message);

  // Every page has it at its foot.
  const phone = document.querySelector('footer a[href^="tel:"]')?.cloneNode(true);
  const text = document.createElement('p');
  const [before = '', after = ''] = messages.partNotLoaded('\n').split('\n');
  if (phone) text.append(before, phone, after);
  else text.append(messages.partNotLoadedCallUs);
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = messages.loadAgain;
  again.addEventListener('click', () => reload());
  // Added to what is there already: screen readers overlook an alert that comes with its words.
  message.append(text, again);
  return () => message.remove();
}
