import type { FuzzPeople } from './fuzz-people.ts';
import { PRIVATE_MARK } from './fuzz-people.ts';
import type { Placeholder } from './placeholders.ts';

/** Number of rows of each kind. Requests delete them, so missing ones are added regularly. */
const PETS = 6;
const VISITS = 6;

const pet = { species: 'Dog', breed: 'Beagle', age_group: 'Young', sex: 'Male', size: 'Small' };

const UNKNOWN = '01890000-0000-7000-8000-000000000000';

interface Row {
  id: string;
}

/** The rows for which placeholders stand. */
export function createKnownRows(people: FuzzPeople) {
  let pets: Row[] = [];
  let visits: Row[] = [];
  let users: Row[] = [];
  let slots: string[] = [];

  const admin = async () => {
    const client = await people.client('admin');
    return {
      list: async <T>(path: string): Promise<T[]> => {
        const { status, body } = await client.request(path);
        return status === 200 ? body : [];
      },
      add: (path: string, body: unknown) => client.request(path, { method: 'POST', body }),
    };
  };

  return {
    /** Reads the existing rows and adds missing ones. */
    async refresh(): Promise<void> {
      const { list, add } = await admin();
      for (let missing = PETS - (await list('/api/pets?status=Available')).length; missing > 0; ) {
        await add('/api/pets', { ...pet, name: `Pet ${missing}` });
        missing -= 1;
      }
      pets = await list<Row>('/api/pets?status=Available&limit=10');
      const days = await list<{ slots: { requested_at: string }[] }>(
        `/api/visit-requests/slots?pet_id=${pets[0]?.id ?? UNKNOWN}`,
      );
      slots = days.flatMap((day) => day.slots.map(({ requested_at }) => requested_at));
      visits = (await list<Row>('/api/admin/visit-requests')).slice(0, 10);
      for (let index = visits.length; index < VISITS; index += 1) {
        const walkIn = { full_name: PRIVATE_MARK, email: people.newEmail() };
        const visit = { pet_id: pets[index % pets.length]?.id, requested_at: slots[index] };
        await add('/api/admin/visit-requests', { ...visit, ...walkIn, status: 'cancelled' });
      }
      visits = (await list<Row>('/api/admin/visit-requests')).slice(0, 10);
      // The admin of the run is not used.
      const everyone = await list<Row & { role: string }>('/api/admin/users');
      users = everyone.filter(({ role }) => role === 'adopter').slice(0, 10);
    },

    resolve(kind: Placeholder, index: number): string {
      const rows = { pet: pets, visit: visits, user: users };
      if (kind in rows) {
        const list = rows[kind as keyof typeof rows];
        return list[index % list.length]?.id ?? UNKNOWN;
      }
      // Enough slots that not every booking hits a taken one.
      if (kind === 'slot') return slots[Math.floor(Math.random() * slots.length)] ?? '';
      if (kind === 'email') return index < 7 ? people.newEmail() : people.adopterEmail();
      if (kind === 'name') return PRIVATE_MARK;
      return kind === 'phone' ? '5550100100' : people.password;
    },
  };
}
