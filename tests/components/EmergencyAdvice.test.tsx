import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { stopClock } from '#tests/support/clock.ts';

const advice = {
  usual: ['Come.'],
  onDates: { '2026-12-25': ['Closed today.'] },
  timeZone: 'Asia/Kolkata',
};

it('says what holds today by the clinics’ clock, also as the day changes', () => {
  // Half past eleven in the evening, in India.
  stopClock('2026-12-24T18:00:00Z');
  render(<EmergencyAdvice advice={advice} />);
  expect(screen.getByText('Come.')).toBeVisible();
  vi.setSystemTime(new Date('2026-12-24T18:30:00Z'));
  act(() => void fireEvent(document, new Event('visibilitychange')));
  expect(screen.getByText('Closed today.')).toBeVisible();
  expect(screen.queryByText('Come.')).toBeNull();
  // Before it is known what day it is.
  expect(renderToString(<EmergencyAdvice advice={advice} />)).toContain('Come.');
});
