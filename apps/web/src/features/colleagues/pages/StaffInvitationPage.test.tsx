import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { StaffInvitationPage } from './StaffInvitationPage.tsx';

const path = '/staff-invitation?invitation=0198c0de-0000-7000-8001-000000000001&token=secret';
const invitation = {
  invited_by: 'Dana Reyes',
  shelter: 'Cat House',
  email: 'grace@example.org',
  role: 'staff',
};

const open = (at = path) => renderPage(<StaffInvitationPage />, { path: at });

describe('StaffInvitationPage', () => {
  it('B8.07 says why the link has ended, and shows no form', async () => {
    const detail = 'This invitation was withdrawn. Please ask the shelter.';
    stubApi({
      'POST /staff-invitations/open': () =>
        problem(400, { code: 'STAFF_INVITATION_WITHDRAWN', detail }),
    });
    open();
    await screen.findByText(detail);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This invitation has ended');
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  it('B8.07 does not call an invitation ended when the server has failed, and tries again', async () => {
    let isBroken = true;
    stubApi({
      'POST /staff-invitations/open': () =>
        isBroken ? problem(500, { code: 'INTERNAL' }) : invitation,
    });
    const user = userEvent.setup();
    open();
    await screen.findByText('The invitation could not be opened. Please try again.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Join the Shelter');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: /try again/i }));
    await screen.findByText('Dana Reyes invites you to work with Cat House. Your role: Staff.');
    screen.getByRole('button', { name: 'Join' });
  });

  it('B8.07 says that a link is not complete', async () => {
    stubApi({});
    open('/staff-invitation?invitation=x');
    await screen.findByText('The link is not complete. Please open it from the email once more.');
  });
});
