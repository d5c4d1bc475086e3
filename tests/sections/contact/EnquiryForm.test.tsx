import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { EnquiryForm } from '#src/sections/contact/EnquiryForm.tsx';
import { rules } from '#tests/support/bookingSetup.ts';

function Form() {
  return (
    <MemoryRouter>
      <EnquiryForm
        label="A form"
        fields={[
          { name: 'name', label: 'Name' },
          { name: 'service', label: 'Service', kind: 'select', options: ['Surgery'] },
          { name: 'date', label: 'Date', kind: 'date' },
        ]}
        submitLabel="Go on"
        leadsTo="booking"
        mail={{ subject: 'A form', opening: 'Hello.' }}
        phone={{ display: '+91 00000 01234', href: 'tel:+910000001234' }}
        phoneHours="9 AM to 9 PM"
        email="support@vetbuddy.example"
        mobile={rules.mobile}
        onBook={() => undefined}
        storage={{ load: () => ({}), save: () => undefined, onForget: () => () => undefined }}
      />
    </MemoryRouter>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('a form that sends nothing by itself', () => {
  afterEach(() => document.body.replaceChildren());

  it('a form that sends nothing by itself goes on from what was typed before hydration', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Form />);
    document.body.append(container);
    field('Name').value = 'Kavya Menon';
    field('Service').value = 'Surgery';
    field('Date').value = '2099-12-21';
    render(<Form />, { container, hydrate: true });
    expect(field('Date')).toHaveValue('2099-12-21');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(
      screen.getByText('Comes along: name, service, date (Monday, 21 Dec 2099).'),
    ).toBeVisible();
  });
});
