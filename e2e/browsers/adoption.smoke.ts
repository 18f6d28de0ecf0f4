import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { newPerson } from '../support/people.ts';
import { phonePhoto } from '../support/pet-photo.ts';
import { addPet } from '../support/shelter-data.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../support/shelter-server.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run npm run test:browsers.`);
  return value;
}

const browsers: Record<string, () => ReturnType<typeof startFirefox>> = {
  firefox: () => startFirefox(required('FIREFOX_PATH')),
  webkit: () => startWebKit(required('WEBKIT_DRIVER_PATH'), required('WEBKIT_BROWSER_PATH')),
};

interface Fixtures {
  visitor: Visitor;
}

const test = base.extend<Fixtures, { shelter: ShelterServer }>({
  shelter: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const shelter = await startShelterServer();
      await use(shelter);
      await shelter.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ shelter }, use, testInfo) => {
    const start = browsers[testInfo.project.name];
    if (!start) throw new Error(`There is no browser ${testInfo.project.name}.`);
    const driver = await start();
    await use(new Visitor(driver, shelter.url));
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('window.png'), await driver.takePicture());
    }
    await driver.close();
  },
});

async function logIn(visitor: Visitor, person: { email: string; password: string }) {
  await visitor.goTo('/login');
  await visitor.sees('Sign In');
  await visitor.type('Email', person.email);
  await visitor.type('Password', person.password);
  await visitor.press('button', 'Sign In');
}

async function logOut(visitor: Visitor) {
  await visitor.hasNoErrors();
  await visitor.press('button', 'Log Out');
  await visitor.sees('Log In');
}

test('R1.01 R1.02 R1.03 R2.32 R2.42 R5.14 R7.27 a visitor becomes an adopter with a confirmed visit', async ({
  shelter,
  visitor,
}) => {
  await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  await addPet(shelter, { name: 'Chai', species: 'Cat' });
  const adopter = newPerson();

  await test.step('browses the pets', async () => {
    await visitor.goTo('/');
    await visitor.sees('Find Your Perfect Pet Match');
    await visitor.press('link', 'Pets');
    await visitor.sees('Available Pets');
    await visitor.press('choice', 'Dogs');
    await visitor.sees('1 of 2');
    await visitor.press('link', 'Biscuit');
    await visitor.sees('Sign up or log in to request a visit', 'Biscuit');
  });

  await test.step('signs up', async () => {
    await visitor.press('link', 'Sign Up', 'Biscuit');
    await visitor.sees('Create Account');
    await visitor.type('Full name', adopter.name);
    await visitor.type('Email', adopter.email);
    await visitor.type('Phone number', adopter.phone);
    await visitor.type('Password', adopter.password);
    await visitor.press('button', 'Create Account');
  });

  await test.step('answers the questionnaire', async () => {
    await visitor.sees('About You – Step 1 of 2');
    await visitor.press('choice', 'Dog', 'Pet type');
    await visitor.press('choice', 'Myself', 'Who is this pet for?');
    await visitor.press('choice', 'None', 'Do you have other pets?');
    await visitor.press('choice', 'Had pets before', 'Your experience with pets');
    await visitor.press('button', 'Next: Pet Preferences');
    await visitor.sees('Pet Preferences – Step 2 of 2');
    await visitor.press('choice', 'Young', 'Preferred age');
    await visitor.press('choice', 'Female', 'Preferred sex');
    await visitor.press('choice', 'Medium', 'Size');
    await visitor.press('choice', 'Calm', 'Activity level');
    await visitor.press('choice', 'Short', 'Hair length');
    await visitor.press('choice', 'None', 'Required traits');
    await visitor.press('button', 'Find My Match');
  });

  await test.step('requests a visit of the match', async () => {
    await visitor.sees('Your Perfect Matches');
    await visitor.press('button', 'Schedule a Visit', 'Biscuit');
    await visitor.sees('Meet Biscuit!');
    await visitor.choose('Date', '');
    await visitor.choose('Time', '2:00 PM');
    await visitor.press('button', 'Schedule Visit', 'Meet Biscuit!');
    await visitor.sees('Visit request submitted for Biscuit!');
    await visitor.sees('Visit Scheduled');
    await logOut(visitor);
  });

  await test.step('staff confirm it', async () => {
    await logIn(visitor, ADMIN);
    await visitor.isAt('/admin/dashboard');
    await visitor.press('button', 'Pending', adopter.name);
    await visitor.press('menuitem', 'Confirmed');
    await visitor.sees('Status updated to Confirmed');
    await logOut(visitor);
  });

  await test.step('the adopter sees the confirmation', async () => {
    await logIn(visitor, adopter);
    await visitor.isAt('/dashboard');
    await visitor.sees('Confirmed', 'Your Visit Requests');
    await visitor.hasNoErrors();
  });
});
