import type { DoctorFinding } from '@pawmatch/contract/doctor/doctor-endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { AdminDoctorPage } from './AdminDoctorPage.tsx';

const fine: DoctorFinding = {
  topic: 'database',
  state: 'ok',
  found: 'PostgreSQL 18.4 has all.',
  advice: null,
};
const mail: DoctorFinding = {
  ...{
    topic: 'mail',
    state: 'failed',
    found: 'The mail server is away.',
    advice: 'Check SMTP_URL.',
  },
};

const open = () => renderPage(<AdminDoctorPage />, { status: 'admin', path: '/admin/doctor' });

describe('AdminDoctorPage', () => {
  it('B6.07 shows each check with its state and advice, checks again and sends a test mail', async () => {
    let findings = [fine, mail];
    stubApi({
      'GET /admin/doctor': () => findings,
      'POST /admin/doctor/test-mail': () => ({ ...mail, found: 'The test mail was not sent.' }),
    });
    const user = userEvent.setup();
    open();
    await screen.findByText('One check has failed.');
    const [first, second] = within(screen.getByRole('list', { name: 'Checks' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toContain('All right');
    expect(second?.textContent).toContain('Check SMTP_URL.');
    await user.click(screen.getByRole('button', { name: 'Send a Test Mail to Me' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The test mail was not sent. Check SMTP_URL.');

    findings = [fine];
    await user.click(screen.getByRole('button', { name: 'Check Again' }));
    await screen.findByText('All checks are all right.');
  });

  it('B6.07 says that the checks could not be run, and tries again', async () => {
    let isBroken = true;
    stubApi({
      'GET /admin/doctor': () => (isBroken ? problem(500, { code: 'INTERNAL' }) : [fine]),
    });
    const user = userEvent.setup();
    open();
    await screen.findByText('The checks could not be run.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: /try again/i }));
    await screen.findByText('PostgreSQL 18.4 has all.');
  });
});
