import { deleteOwnAccount, exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import * as links from '@pawmatch/contract/adoption-papers/contract-links-endpoints';
import * as templates from '@pawmatch/contract/adoption-papers/contract-template-endpoints';
import * as endpoints from '@pawmatch/contract/adoption-papers/contracts-endpoints';
import * as documents from '@pawmatch/contract/adoption-papers/documents-endpoints';
import { recordPayment } from '@pawmatch/contract/adoption-papers/payments-endpoints';
import { changeAdoption } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { getSettings, updateSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type SignedInClient, TEST_NOW } from '../../../testing/test-app.ts';
import { adoptions } from '../../adoptions/adoptions.table.ts';
import { users } from '../../users/users.table.ts';
import { adoptionContracts } from '../adoption-papers.tables.ts';

const app = await openTestApp();
beforeEach(() => app.setNow(TEST_NOW));

/** An adopter and an approved adoption whose contract is made. */
async function makeContract(columns: Parameters<typeof app.buildAdoption>[0] = {}) {
  const [adopter, staff] = [await app.signIn(), await app.signIn('staff')];
  const { id } = await app.buildAdoption({
    userId: adopter.user.id,
    stage: 'approved',
    feeCents: 15_000,
    ...columns,
  });
  const params = { id };
  const made = await staff.call(endpoints.makeContract, { params });
  expect(made.status).toBe(201);
  return { adopter, staff, id, params, contract: made.body.contract };
}

const signature = (digest: string, name = 'Ada Lovelace') => ({ name, is_agreed: true, digest });

const sign = (person: SignedInClient, id: string, digest: string) =>
  person.call(endpoints.signOwnContract, { params: { id }, body: signature(digest) });

/** Of the last email to somebody. */
async function mailedToken(to: string): Promise<string> {
  await app.runJobs();
  const text = app.mails.findLast((mail) => mail.to === to)?.text ?? '';
  return /contract\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

const readRow = async (id: string) =>
  (await app.database.select().from(adoptionContracts).where(eq(adoptionContracts.id, id)))[0];

async function recordPaper(staff: SignedInClient, id: string, digest: string, image?: Buffer) {
  const body = new FormData();
  body.set('name', 'Ada Lovelace');
  body.set('digest', digest);
  if (image) body.set('image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'a.jpg');
  return staff.request(`/api/admin/adoptions/${id}/contract/paper`, { method: 'POST', body });
}

const photo = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

describe('the template of contracts', () => {
  it('B9.06 has versions that never change, and refuses fields that do not exist', async () => {
    const [manager, staff] = [await app.signIn('manager'), await app.signIn('staff')];
    expect((await staff.call(templates.getContractTemplate)).status).toBe(403);
    expect((await manager.call(templates.getContractTemplate)).body).toMatchObject({
      version: 0,
      changed_at: null,
      contract_years: 7,
    });
    const save = (text: string, expected_version: number) =>
      manager.call(templates.saveContractTemplate, { body: { text, expected_version } });
    const refused = await save('# Contract\nwith {{adopter}}', 0);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      { field: 'text', message: 'Line 2: there is no field {{adopter}}.' },
    ]);
    const [one, other] = await Promise.all([save('One {{fee}}', 0), save('Other {{fee}}', 0)]);
    expect([one.status, other.status].sort()).toEqual([201, 409]);
    expect((await save('Two {{fee}}', 1)).body).toMatchObject({ version: 2, text: 'Two {{fee}}' });
    await expect(
      app.database.execute(sql`UPDATE contract_templates SET text = 'Three' WHERE version = 1`),
    ).rejects.toThrow();
    const years = (contract_years: unknown) =>
      manager.call(templates.saveContractYears, { body: { contract_years } });
    expect((await years(10)).body.contract_years).toBe(10);
    expect((await years(0)).body.errors[0].message).toBe(
      'Please give a number of years from 1 to 50.',
    );
    await years(7);
  });
});

describe('the contract of an adoption', () => {
  it('B9.06 is filled in when it is made, signed by its adopter, mailed, and never changes', async () => {
    const name = '**Rex** {{fee}} <b>';
    const pet = await app.buildPet({ name, microchip: '985112003456789' });
    const { adopter, staff, id, params, contract } = await makeContract({ petIds: [pet.id] });
    expect(contract).toMatchObject({ state: 'open', is_outdated: false, is_intact: true });
    expect(contract.text).toContain('$150.00');
    const { fields } = (await staff.call(endpoints.getContractCase, { params })).body;
    expect(fields.adopter_phone).toBe('(555) 010-0100');
    expect((await adopter.call(endpoints.listOwnContracts)).body).toMatchObject([
      { adoption_id: id, state: 'open', pet_names: name, can_sign: true },
    ]);
    const own = (await adopter.call(endpoints.getOwnContract, { params })).body;
    expect(own).toMatchObject({
      text: contract.text,
      can_sign: true,
      adopter_name: adopter.user.fullName,
    });
    expect((await sign(staff, id, own.digest)).body.code).toBe('CONTRACT_NOT_FOUND');
    expect((await sign(await app.signIn(), id, own.digest)).body.code).toBe('CONTRACT_NOT_FOUND');
    const unread = { ...signature(own.digest), is_agreed: false };
    expect(
      (await adopter.call(endpoints.signOwnContract, { params, body: unread })).body.errors,
    ).toMatchObject([{ field: 'is_agreed' }]);
    const [one, other] = await Promise.all([
      sign(adopter, id, own.digest),
      sign(adopter, id, own.digest),
    ]);
    expect([one.status, other.status].sort()).toEqual([201, 409]);
    expect((await sign(adopter, id, own.digest)).body.code).toBe('CONTRACT_SIGNED');
    const shown = (await staff.call(endpoints.getContractCase, { params })).body.contract;
    expect(shown).toMatchObject({
      state: 'signed',
      signature: { way: 'own_device', name: 'Ada Lovelace', signed_at: app.now().toISOString() },
      is_intact: true,
    });
    expect(shown.digest).not.toBe(own.digest);
    expect((await staff.call(endpoints.makeContract, { params })).body.code).toBe(
      'CONTRACT_SIGNED',
    );
    for (const change of [
      "text = 'x'",
      "signed_name = 'x'",
      "state = 'open'",
      "fields = '{}'",
      'digest = NULL',
    ]) {
      await expect(
        app.database.execute(
          sql.raw(`UPDATE adoption_contracts SET ${change} WHERE id = '${contract.id}'`),
        ),
      ).rejects.toThrow();
    }
    const token = await mailedToken(adopter.user.email);
    const linked = await app.visitor().call(links.openContractLink, { body: { token } });
    expect(linked.body).toMatchObject({ state: 'signed', is_handed_over: false, can_sign: false });
    const pdf = await app.visitor().call(links.getLinkedDocument, { body: { token } });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const voided = await staff.call(endpoints.voidContract, { params });
    expect(voided.body).toMatchObject({ contract: null, void_count: 1 });
    expect(await readRow(contract.id)).toMatchObject({ state: 'void', signedName: 'Ada Lovelace' });
  });

  it('B9.06 is signed as it was shown: another one is refused with its text', async () => {
    const { adopter, staff, id, params } = await makeContract();
    const read = (await adopter.call(endpoints.getOwnContract, { params })).body;
    await app.database.update(adoptions).set({ feeCents: 20_000 }).where(eq(adoptions.id, id));
    expect(
      (await staff.call(endpoints.getContractCase, { params })).body.contract.is_outdated,
    ).toBe(true);
    await staff.call(endpoints.makeContract, { params });
    const refused = await sign(adopter, id, read.digest);
    expect(refused.body).toMatchObject({ code: 'CONTRACT_CHANGED', status: 409 });
    expect(refused.body.current.text).toContain('$200.00');
    const other = await makeContract();
    expect((await sign(adopter, id, other.contract.digest)).body.code).toBe('CONTRACT_CHANGED');
    expect((await sign(adopter, id, refused.body.current.digest)).status).toBe(201);
  });

  it('B9.06 is signed with the text that was shown, whatever the template says since', async () => {
    const { adopter, staff, id, params, contract } = await makeContract();
    const manager = await app.signIn('manager');
    const { text, version } = (await manager.call(templates.getContractTemplate)).body;
    const save = (text: string, expected_version: number) =>
      manager.call(templates.saveContractTemplate, { body: { text, expected_version } });
    expect((await save('Other rules, {{fee}}', version)).status).toBe(201);
    const read = async () =>
      (await staff.call(endpoints.getContractCase, { params })).body.contract;
    expect(await read()).toMatchObject({ is_outdated: true, text: contract.text });
    expect((await sign(adopter, id, contract.digest)).status).toBe(201);
    expect(await read()).toMatchObject({ state: 'signed', text: contract.text, is_intact: true });
    const made = await makeContract();
    expect(made.contract.text).toBe('Other rules, $150.00');
    await save('Again other rules for 𪚥', version + 1);
    await made.staff.call(endpoints.makeContract, { params: made.params });
    const refused = await sign(made.adopter, made.id, made.contract.digest);
    expect(refused.body).toMatchObject({
      ...{
        code: 'CONTRACT_CHANGED',
        current: { text: 'Again other rules for 𪚥', unprintable: ['𪚥'] },
      },
    });
    await save(text, version + 2);
  });

  it('B9.06 says to both sides which characters its PDF cannot show', async () => {
    const { adopter, staff, params, contract } = await makeContract();
    expect(contract.unprintable).toEqual([]);
    const body = signature(contract.digest, 'అమల Bose');
    const signed = (await adopter.call(endpoints.signOwnContract, { params, body })).body;
    expect(signed.unprintable).toEqual(['అ', 'మ', 'ల']);
    const shown = (await staff.call(endpoints.getContractCase, { params })).body;
    expect(shown.contract.unprintable).toEqual(['అ', 'మ', 'ల']);
  });

  it('B9.06 cannot be made or signed once the adoption has ended', async () => {
    const { adopter, staff, id, params, contract } = await makeContract();
    await app.database
      .update(adoptions)
      .set({ stage: 'withdrawn', endedAt: app.now() })
      .where(eq(adoptions.id, id));
    expect((await sign(adopter, id, contract.digest)).body.code).toBe('CONTRACT_REFUSED');
    expect((await staff.call(endpoints.makeContract, { params })).body.code).toBe(
      'CONTRACT_REFUSED',
    );
  });

  it('B9.06 S75 is signed by a mailed link, which is a row that ends with the address and the account', async () => {
    const walkIn = { userId: null, adopterName: 'Ada Lovelace', adopterEmail: 'ada@example.org' };
    const { staff, params, contract } = await makeContract(walkIn);
    await app.runJobs();
    expect((await staff.call(endpoints.mailContract, { params })).status).toBe(204);
    const token = await mailedToken('ada@example.org');
    const visitor = app.visitor();
    const opened = await visitor.call(links.openContractLink, { body: { token } });
    expect(opened.body).toMatchObject({ state: 'open', can_sign: true, receipts: [] });
    const body = { token, ...signature(contract.digest) };
    expect((await visitor.call(links.signByContractLink, { body })).body).toMatchObject({
      signature: { way: 'own_device' },
    });
    expect((await visitor.call(links.signByContractLink, { body })).body.code).toBe(
      'CONTRACT_SIGNED',
    );
    app.advance(31 * 24 * 60 * 60);
    expect((await visitor.call(links.openContractLink, { body: { token } })).body.code).toBe(
      'CONTRACT_LINK_INVALID',
    );
  });

  it('S67 D47 B9.06 a mailed link ends when the address is corrected or the contract is void', async () => {
    const walkIn = { userId: null, adopterName: 'Ada Lovelace', adopterEmail: 'wrong@example.org' };
    const { staff, params } = await makeContract(walkIn);
    const mailTo = async (address: string) => {
      expect((await staff.call(endpoints.mailContract, { params })).status).toBe(204);
      return mailedToken(address);
    };
    const open = async (token: string) =>
      (await app.visitor().call(links.openContractLink, { body: { token } })).status;
    const change = (body: object) => staff.call(changeAdoption, { params, body });
    const wrong = await mailTo('wrong@example.org');
    await change({ fee_cents: 5_000 });
    expect(await open(wrong)).toBe(200);
    expect((await change({ email: 'ada@example.org' })).status).toBe(200);
    expect(await open(wrong)).toBe(404);
    const right = await mailTo('ada@example.org');
    expect(await open(right)).toBe(200);
    await staff.call(endpoints.voidContract, { params });
    await staff.call(endpoints.makeContract, { params });
    expect(await open(right)).toBe(404);
  });

  it('B9.06 S69 S71 is mailed to no account whose address is not confirmed, also when it was before', async () => {
    const { adopter, staff, id, params } = await makeContract();
    const setConfirmed = (emailConfirmedAt: Date | null) =>
      app.database.update(users).set({ emailConfirmedAt }).where(eq(users.id, adopter.user.id));
    const mail = () => staff.call(endpoints.mailContract, { params });
    expect((await mail()).status).toBe(204);
    await setConfirmed(null);
    expect(await mailedToken(adopter.user.email)).toBe('');
    expect((await mail()).body.errors[0].message).toContain('has not confirmed');
    const { body } = await staff.call(endpoints.getContractCase, { params });
    expect(body.mail_to).toBeNull();
    const { digest } = (await adopter.call(endpoints.getOwnContract, { params })).body;
    expect((await sign(adopter, id, digest)).status).toBe(201);
    expect(await mailedToken(adopter.user.email)).toBe('');
    await setConfirmed(app.now());
    expect((await mail()).status).toBe(204);
    expect(await mailedToken(adopter.user.email)).not.toBe('');
  });

  it('B9.06 is signed once on a device that staff hand over, within half an hour', async () => {
    const { staff, params, contract } = await makeContract();
    const handOver = async () => {
      const { body } = await staff.call(endpoints.handOverContract, { params });
      return /token=([\w-]+)/.exec(body.url)?.[1] ?? '';
    };
    const late = await handOver();
    app.advance(31 * 60);
    const visitor = app.visitor();
    const open = (token: string) => visitor.call(links.openContractLink, { body: { token } });
    expect((await open(late)).body.code).toBe('CONTRACT_LINK_INVALID');
    app.setNow(TEST_NOW);
    const token = await handOver();
    expect((await open(token)).body).toMatchObject({ is_handed_over: true, can_sign: true });
    const body = { token, ...signature(contract.digest) };
    const answers = await Promise.all(
      [1, 2].map(() => visitor.call(links.signByContractLink, { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect((await open(token)).body.code).toBe('CONTRACT_LINK_INVALID');
    expect(await readRow(contract.id)).toMatchObject({
      way: 'tablet',
      handedOverBy: staff.user.id,
    });
  });

  it('B9.06 is recorded from paper with a photo that only staff see', async () => {
    const { adopter, staff, id, params, contract } = await makeContract();
    const missing = await recordPaper(staff, id, contract.digest);
    expect(missing.body.errors).toMatchObject([{ field: 'image' }]);
    expect((await recordPaper(adopter, id, contract.digest, await photo())).status).toBe(403);
    expect((await recordPaper(staff, id, 'x', await photo())).body.code).toBe('CONTRACT_CHANGED');
    const recorded = await recordPaper(staff, id, contract.digest, await photo());
    expect(recorded.body.contract).toMatchObject({
      state: 'signed',
      has_photo: true,
      handed_over_by: staff.user.fullName,
      signature: { way: 'paper' },
      is_intact: true,
    });
    const shown = await staff.call(documents.getContractPhoto, { params });
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect((await adopter.call(documents.getContractPhoto, { params })).status).toBe(403);
  });

  it('B9.06 B8.06 staff who adopt only sign: a colleague makes, voids, hands over and records', async () => {
    const owner = await app.signIn('staff');
    const { id, params, contract } = await makeContract({ userId: owner.user.id });
    for (const endpoint of [
      endpoints.makeContract,
      endpoints.voidContract,
      endpoints.handOverContract,
    ]) {
      expect((await owner.call(endpoint, { params })).body.code).toBe('FORBIDDEN');
    }
    const paper = await recordPaper(owner, id, contract.digest, await photo());
    expect(paper.body.detail).toContain('your own adoption');
    expect((await sign(owner, id, contract.digest)).status).toBe(201);
  });

  it('B9.06 stays after the account, for the years of the shelter; what is unsigned goes', async () => {
    const { adopter, staff, id, params, contract } = await makeContract();
    const open = await app.buildAdoption({ userId: adopter.user.id, stage: 'approved' });
    await staff.call(endpoints.makeContract, { params: { id: open.id } });
    await sign(adopter, id, contract.digest);
    const exported = (await adopter.call(exportOwnAccount)).body.contracts;
    expect(exported).toHaveLength(2);
    expect(exported[1]).toMatchObject({ adoption_id: id, signed_name: 'Ada Lovelace' });
    const token = await mailedToken(adopter.user.email);
    const password = { current_password: app.password };
    expect((await adopter.call(deleteOwnAccount, { body: password })).status).toBeLessThan(300);
    const visitor = app.visitor();
    expect((await visitor.call(links.openContractLink, { body: { token } })).status).toBe(404);
    expect((await sign(adopter, open.id, contract.digest)).status).toBe(401);
    const rows = await app.database.select().from(adoptionContracts);
    expect(rows.filter(({ adoptionId }) => adoptionId === open.id)).toEqual([]);
    expect((await staff.call(endpoints.getContractCase, { params })).body).toMatchObject({
      contract: { state: 'signed', is_intact: true },
      mail_to: null,
    });
    app.setNow('2033-11-19T15:00:00Z');
    await app.runJobs();
    expect(await readRow(contract.id)).toBeDefined();
    app.setNow('2033-11-21T15:00:00Z');
    await app.runJobs();
    expect(await readRow(contract.id)).toBeUndefined();
  });

  it('B9.06 B8.09 is a look at the adopter in the journal, also as a file', async () => {
    const { adopter, staff, params } = await makeContract();
    const counted = sql`journal WHERE person_id = ${adopter.user.id}`;
    const count = async () =>
      Number((await app.database.execute(sql`SELECT count(*) FROM ${counted}`)).rows[0]?.count);
    expect(await count()).toBe(0);
    await staff.call(documents.getContractDocument, { params });
    expect(await count()).toBe(1);
  });

  it('B9.06 B11.03 receipts, care sheets and contracts, also signed ones, are drawn for the paper of the shelter', async () => {
    const { adopter, staff, id, params, contract } = await makeContract();
    const manager = await app.signIn('manager');
    await sign(adopter, id, contract.digest);
    const body = { amount_cents: 100, kind: 'fee', method: 'cash', note: '' } as const;
    const { payments } = (await staff.call(recordPayment, { params, body })).body;
    const pet = await app.buildPet();
    const sizes = async () => {
      const papers = [
        await staff.call(documents.getContractDocument, { params }),
        await staff.call(documents.getReceipt, { params: { id, paymentId: payments[0].id } }),
        await staff.call(documents.getCareSheet, { params: { id: pet.id } }),
      ];
      return papers.map((paper) => /MediaBox \[([^\]]*)\]/.exec(String(paper.body))?.[1]);
    };
    const letter = '0 0 612 792';
    expect(await sizes()).toEqual([letter, letter, letter]);
    const { version, updated_at, second_factor_required_at, care_parts, ...details } = (
      await manager.call(getSettings)
    ).body;
    const save = async (paper_size: string | undefined) =>
      (await manager.call(updateSettings, { body: { ...details, paper_size } })).body;
    expect((await save('a4')).settings.paper_size).toBe('a4');
    expect((await save(undefined)).settings.paper_size).toBe('a4');
    expect((await save('folio')).errors[0].field).toBe('paper_size');
    const a4 = '0 0 595.28 841.89';
    expect(await sizes()).toEqual([a4, a4, a4]);
    const { body: shown } = await staff.call(endpoints.getContractCase, { params });
    expect(shown.contract).toMatchObject({ state: 'signed', is_intact: true });
    await save('letter');
  });
});

describe('the contract of two adopters', () => {
  const two = { secondName: 'Grace Hopper', secondEmail: 'grace@example.org' };
  const bySecond = (token: string, digest: string) =>
    app.visitor().call(links.signByContractLink, {
      body: { ...signature(digest, 'Grace Hopper'), is_agreed: true, token, signer: 'first' },
    });

  it('B9.06 is signed when both have, each by their own link, under one digest', async () => {
    const { adopter, staff, id, params, contract } = await makeContract(two);
    await staff.call(endpoints.mailContract, { params });
    const [first, second] = [
      await mailedToken(adopter.user.email),
      await mailedToken('grace@example.org'),
    ];
    expect(new Set([first, second, '']).size).toBe(3);
    const signed = await bySecond(second, contract.digest);
    expect(signed).toMatchObject({
      status: 201,
      body: { state: 'open', can_sign: false, signature: null },
    });
    expect(signed.body.signers).toMatchObject([
      { signer: 'first', signed_at: null },
      { signer: 'second', name: 'Grace Hopper', signed_at: app.now().toISOString() },
    ]);
    // One's own signature is no second one.
    expect((await bySecond(second, contract.digest)).body.code).toBe('CONTRACT_SIGNED');
    expect((await adopter.call(endpoints.listOwnContracts)).body).toMatchObject([
      { can_sign: true },
    ]);
    await app.runJobs();
    app.mails.length = 0;
    expect((await sign(adopter, id, contract.digest)).body).toMatchObject({ state: 'signed' });
    await app.runJobs();
    expect(app.mails.map(({ to }) => to).sort()).toEqual(
      [adopter.user.email, 'grace@example.org'].sort(),
    );
    const read = async () =>
      (await staff.call(endpoints.getContractCase, { params })).body.contract;
    const kept = await read();
    expect(kept).toMatchObject({ state: 'signed', is_intact: true });
    expect(kept.digest).not.toBe(contract.digest);
    const change = (name: string) => sql`UPDATE contract_signatures SET signed_name = ${name}
      WHERE contract_id = ${contract.id} AND signer = 'second'`;
    await expect(app.database.execute(change('Somebody'))).rejects.toThrow();
    await app.database.execute(
      sql`ALTER TABLE contract_signatures DISABLE TRIGGER contract_signatures_kept`,
    );
    await app.database.execute(change('Somebody'));
    expect(await read()).toMatchObject({ is_intact: false });
    await app.database.execute(
      sql`ALTER TABLE contract_signatures ENABLE TRIGGER contract_signatures_kept`,
    );
  });

  it('B9.06 waits for the other one: the dashboard says so, and only who has not signed is mailed', async () => {
    const { adopter, staff, id, params, contract } = await makeContract(two);
    const listed = async () => (await adopter.call(endpoints.listOwnContracts)).body;
    expect(await listed()).toMatchObject([{ can_sign: true, waits_for_other: false }]);
    await sign(adopter, id, contract.digest);
    expect(await listed()).toMatchObject([{ can_sign: false, waits_for_other: true }]);
    const { body } = await staff.call(endpoints.getContractCase, { params });
    expect(body.mail_to).toBe('grace@example.org');
    await app.runJobs();
    app.mails.length = 0;
    expect((await staff.call(endpoints.mailContract, { params })).status).toBe(204);
    await app.runJobs();
    expect(app.mails.map(({ to }) => to)).toEqual(['grace@example.org']);
  });

  it('B9.06 is signed on a device that is handed to one after the other, once each', async () => {
    const { staff, params, contract } = await makeContract(two);
    const handOver = async (signer: 'first' | 'second') => {
      const { url } = (await staff.call(endpoints.handOverContract, { params })).body;
      const token = new URL(url).searchParams.get('token') ?? '';
      const body = { ...signature(contract.digest), is_agreed: true as const, token, signer };
      return app.visitor().call(links.signByContractLink, { body });
    };
    expect((await handOver('second')).body).toMatchObject({ state: 'open' });
    expect((await handOver('second')).body.code).toBe('CONTRACT_SIGNED');
    const [one, other] = await Promise.all([handOver('first'), handOver('first')]);
    expect([one.status, other.status].sort()).toEqual([201, 409]);
  });

  it('D47 B9.06 a link of the second adopter ends with a new address, and with a void contract', async () => {
    const { staff, params, contract } = await makeContract(two);
    await staff.call(endpoints.mailContract, { params });
    const token = await mailedToken('grace@example.org');
    const body = { second_email: 'hopper@example.org' };
    await staff.call(changeAdoption, { params, body });
    expect((await bySecond(token, contract.digest)).body.code).toBe('CONTRACT_LINK_INVALID');
    await staff.call(endpoints.mailContract, { params });
    const next = await mailedToken('hopper@example.org');
    await staff.call(endpoints.voidContract, { params });
    await staff.call(endpoints.makeContract, { params });
    expect((await bySecond(next, contract.digest)).body.code).toBe('CONTRACT_LINK_INVALID');
  });

  it('B9.06 S67 who was the second adopter does not sign for the only one', async () => {
    const { staff, params } = await makeContract(two);
    await staff.call(endpoints.mailContract, { params });
    const token = await mailedToken('grace@example.org');
    // The name alone is taken out, the address stays.
    await staff.call(changeAdoption, { params, body: { second_name: null } });
    const { contract } = (await staff.call(endpoints.makeContract, { params })).body;
    expect((await bySecond(token, contract.digest)).body.code).toBe('CONTRACT_LINK_INVALID');
  });
});
