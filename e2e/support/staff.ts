import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { logInAsAdmin } from './people.ts';
import { emptyShelter } from './shelter-rows.ts';
import type { ShelterServer } from './shelter-server.ts';
import { test as base, expect } from './test.ts';
import { withResolver } from './with-resolver.ts';

/** What a test wants of a pet; the rest is an ordinary dog. */
export interface PetWish {
  name?: string;
  species?: 'Dog' | 'Cat';
  breed?: string;
  status?: 'Available' | 'Pending' | 'Adopted';
  traits?: ('HouseTrained' | 'LitterTrained')[];
  /** A photo that is named but not in the store. */
  photoHash?: string;
  createdAt?: Date;
}

/** What a test wants of a visit; an adopter of its own, unless it is a walk-in's. */
export interface VisitWish {
  petId?: string;
  visitor?: { name: string; email: string; phone: string };
  isWalkIn?: boolean;
  status?: 'pending' | 'approved' | 'confirmed' | 'completed' | 'cancelled';
  /** A time that no other visit of the pet has, when left out. */
  startsAt?: Date;
  notes?: string;
  createdAt?: Date;
}

const HOUR = 3_600_000;
let counter = 0;

/** Writes a pet; each is newer than the one before. @returns its id */
export async function addPet(shelter: ShelterServer, wish: PetWish = {}): Promise<string> {
  counter += 1;
  const id = randomUUID();
  await shelter.query(
    `INSERT INTO pets (id, name, species, breed, age_group, sex, size, status, training_traits,
       photo_hash, photo_width, photo_height, photo_color, photo_placeholder, created_at, updated_at)
     VALUES ($1, $2, $3, $4, 'Young', 'Female', 'Medium', $5, $6,
       $7::text, CASE WHEN $7::text IS NULL THEN NULL ELSE 800 END, 600, '#c08040', '', $8, now())`,
    [
      id,
      wish.name ?? `Pet ${counter}`,
      wish.species ?? 'Dog',
      wish.breed ?? 'Beagle',
      wish.status ?? 'Available',
      wish.traits ?? [],
      wish.photoHash ?? null,
      wish.createdAt ?? new Date(Date.now() - HOUR + counter * 1_000),
    ],
  );
  return id;
}

/** Writes `count` pets named `Pet 1`, the newest, to `Pet <count>`. */
export async function addPets(shelter: ShelterServer, count: number): Promise<void> {
  for (let number = count; number >= 1; number -= 1) {
    await addPet(shelter, { name: `Pet ${number}` });
  }
}

/** Writes someone with an account, who never logs in. @returns the id */
export async function addAdopter(
  shelter: ShelterServer,
  { name, email, phone }: { name: string; email: string; phone: string },
): Promise<string> {
  const id = randomUUID();
  await shelter.query(
    `INSERT INTO users (id, full_name, email, phone_number, password_hash, created_at, updated_at)
     VALUES ($1, $2, $3, $4, '-', now(), now())`,
    [id, name, email, phone],
  );
  return id;
}

/** Writes a visit; each was asked for later than the one before. @returns its id */
export async function addVisit(shelter: ShelterServer, wish: VisitWish = {}): Promise<string> {
  counter += 1;
  const id = randomUUID();
  const visitor = wish.visitor ?? {
    name: `Visitor ${counter}`,
    email: `visitor.${counter}@example.org`,
    phone: '5550100111',
  };
  const petId = wish.petId ?? (await addPet(shelter));
  const userId = wish.isWalkIn ? null : await addAdopter(shelter, visitor);
  const startsAt = wish.startsAt ?? new Date(Date.now() + (24 + counter) * HOUR);
  await shelter.query(
    `INSERT INTO visits (id, pet_id, user_id, visitor_name, visitor_email, visitor_phone, status,
       starts_at, ends_at, notes, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8::timestamptz + interval '30 minutes', $9, $10, now())`,
    [
      id,
      petId,
      userId,
      ...(wish.isWalkIn ? [visitor.name, visitor.email, visitor.phone] : [null, null, null]),
      wish.status ?? 'pending',
      startsAt,
      wish.notes ?? null,
      wish.createdAt ?? new Date(Date.now() - HOUR + counter * 1_000),
    ],
  );
  return id;
}

/** One of the two lists of the dashboard. */
export class AdminList {
  readonly section: Locator;
  /** The area that scrolls. */
  readonly panel: Locator;
  /** Rows of the table, or cards on a phone, without the head. */
  readonly rows: Locator;
  readonly selectAll: Locator;
  readonly bulkBar: Locator;

  constructor(page: Page, sectionName: string, panelName: string) {
    this.section = page.getByRole('region', { name: sectionName });
    this.panel = this.section.getByRole('group', { name: panelName });
    this.rows = this.panel.locator('[data-index]');
    this.selectAll = this.panel.getByRole('checkbox', { name: /^Select all/ });
    this.bulkBar = this.section.getByRole('status').filter({ hasText: 'selected' });
  }

  /** The row, or card, that shows a text. */
  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** Selects the row that shows a text. */
  async select(text: string | RegExp): Promise<void> {
    await this.row(text).getByRole('checkbox').check();
  }

  /** Opens the bulk menu and chooses from it; a confirmation opens. */
  async chooseBulkAction(page: Page, label: string): Promise<void> {
    await this.section.getByRole('button', { name: 'Bulk Actions' }).click();
    await page.getByRole('menuitem', { name: label }).click();
  }
}

export const petList = (page: Page) => new AdminList(page, 'Pet Management', 'List of pets');

export const visitList = (page: Page) =>
  new AdminList(page, 'Visit Requests', 'List of visit requests');

/** Answers a call as the server does when it refuses. */
export async function refuse(route: Route, status: number, detail: string): Promise<void> {
  await route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ title: 'Refused', status, detail, code: 'REFUSED', request_id: 'r-1' }),
  });
}

/** Holds calls back until they are let go, so that what shows meanwhile can be looked at. */
export function holdCalls() {
  const { promise: isLetGo, resolve: letGo } = withResolver();
  return {
    hold: async (route: Route) => {
      await isLetGo;
      await route.fallback();
    },
    letGo,
  };
}

/** Signs in as staff and waits for both lists. */
export async function openDashboard(page: Page): Promise<void> {
  await logInAsAdmin(page);
  await expect(page.getByRole('heading', { name: 'Pet Management' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Visit Requests' })).toBeVisible();
}

/** Each test of staff begins with an empty shelter and leaves it empty. */
export const test = base.extend<{ emptyShelter: undefined }>({
  emptyShelter: [
    async ({ shelter }, use) => {
      await emptyShelter(shelter);
      await use(undefined);
      await emptyShelter(shelter);
    },
    { auto: true },
  ],
});

export { expect };
