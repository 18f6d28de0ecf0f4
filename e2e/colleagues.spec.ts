import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { invitationPath } from './support/outbox.ts';
import { logIn, newPerson } from './support/people.ts';
import { callAsStaff } from './support/staff-calls.ts';

const VOLUNTEER = {
  name: 'Grace Hopper',
  email: 'grace@example.org',
  password: 'a compiler of 1952',
};

test('B8.07 S55 S11 a volunteer is invited, signs up by the mail, gets another role and is suspended, all at once in open pages', async ({
  page,
  browser,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/status of 40[013]/);
  await startStaffSession(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation', { name: 'Staff pages' }).getByText('Colleagues').click();
  await page.getByRole('button', { name: 'Invite a Colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel('Email').fill(VOLUNTEER.email);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  const invitations = page.getByRole('list', { name: 'Invitations' });
  await expect(invitations).toContainText(VOLUNTEER.email);

  const path = await invitationPath(shelter, VOLUNTEER.email);

  // Forwarded to somebody who is logged in with another account.
  await page.goto(path);
  await expect(page.getByText('This invitation was sent to another email address')).toBeVisible();
  await page.goto('/admin/colleagues');

  const context = await browser.newContext();
  const volunteer = await context.newPage();
  const connected = volunteer.waitForResponse(
    (response) => response.request().headers().accept === 'text/event-stream',
  );
  await volunteer.goto(path);
  await expect(volunteer.getByText('Your role: Volunteer.')).toBeVisible();
  await volunteer.getByLabel('Full name').fill(VOLUNTEER.name);
  await volunteer.getByLabel('Password', { exact: true }).fill(VOLUNTEER.password);
  await volunteer.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(volunteer).toHaveURL('/admin/dashboard');
  const links = volunteer.getByRole('navigation', { name: 'Staff pages' });
  await expect(links.getByRole('link')).toHaveText([
    ...['Overview', 'Pets', 'In Care', 'Visits', 'Calendar', 'Settings'],
  ]);
  await connected;

  const colleagues = page.getByRole('list', { name: 'People who work here' });
  await expect(colleagues).toContainText(VOLUNTEER.name);
  await page.getByRole('button', { name: `Change Role of ${VOLUNTEER.name}` }).click();
  const change = page.getByRole('dialog', { name: `Change the role of ${VOLUNTEER.name}` });
  await change.getByLabel('Role', { exact: true }).selectOption('Staff');
  await change.getByRole('button', { name: 'Change Role' }).click();
  await expect(colleagues).toContainText('Staff');
  await expect(links.getByText('People')).toBeVisible();

  await page.getByRole('button', { name: `Suspend ${VOLUNTEER.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(volunteer).toHaveURL('/login');
  await expect(colleagues).toContainText('Suspended');
  await colleagues.getByRole('link', { name: VOLUNTEER.name }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'changed the role from Volunteer to Staff.',
  );
  await context.close();
});

test('B8.07 somebody with an account logs in by the invitation, accepts it, and is on the pages of staff', async ({
  page,
  shelter,
}) => {
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  const invitation = { email: person.email, role: 'staff' };
  await callAsStaff(shelter, 'POST /admin/colleagues/invitations', invitation);
  await page.goto(await invitationPath(shelter, person.email));
  await page.getByRole('link', { name: 'Log in, and then accept' }).click();
  await logIn(page, person);
  await page.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('navigation', { name: 'Staff pages' })).toBeVisible();
});
