import { firstContract } from '@pawmatch/contract/adoption-papers/first-contract-messages';
import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { readAmount } from '../../lib/text/read-amount.ts';
import { Capabilities } from '../../lib/use-can.ts';
import { buildShelter } from '../../testing/build-shelter.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { problem, stubApi } from '../../testing/stub-api.ts';
import { OwnContracts } from './components/OwnContracts.tsx';
import { ContractLinkPage } from './pages/ContractLinkPage.tsx';
import { OwnContractPage } from './pages/OwnContractPage.tsx';
import { ContractPanel } from './staff/ContractPanel.tsx';
import { ContractTemplateSection } from './staff/ContractTemplateSection.tsx';
import { PaymentsPanel } from './staff/PaymentsPanel.tsx';
import {
  contractCase,
  halfSigned,
  ownContract,
  payments,
  signature,
} from './testing/sample-papers.ts';

vi.mock('../../lib/toast.ts');

const adoption = { id: 'adoption-1', fee_cents: 20_000 } as Adoption;
const shelter = () => buildShelter();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const ownPage = (
  <Routes>
    <Route path="/adoptions/:id/contract" element={<OwnContractPage />} />
  </Routes>
);

describe('signing a contract', () => {
  it('B9.06 wants the name and the consent, and sends the digest of what is shown', async () => {
    const calls = stubApi({
      'GET /shelter': shelter,
      'GET /adoptions/adoption-1/contract': () => ownContract,
      'POST /adoptions/adoption-1/contract/signature': () => ({
        ...ownContract,
        ...{ state: 'signed', can_sign: false, signature },
      }),
    });
    renderPage(ownPage, { status: 'adopter', path: '/adoptions/adoption-1/contract' });
    expect(
      await screen.findByRole('heading', { name: 'Adoption contract for Biscuit' }),
    ).toBeTruthy();
    expect(screen.getByText('985112003456789', { exact: false })).toBeTruthy();
    await press('Sign the Contract');
    expect(await screen.findByText('Please type your full name.')).toBeTruthy();
    expect(screen.getByText('Please confirm that you have read the contract.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Your full name'), ' Ada Lovelace ');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Sign the Contract');
    expect(await screen.findByText(/Signed by Ada Lovelace on/)).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Ada Lovelace',
      is_agreed: true,
      digest: ownContract.digest,
    });
    expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeTruthy();
  });

  it('B9.06 says before the signature which characters the PDF cannot show', async () => {
    stubApi({
      'GET /shelter': shelter,
      'GET /adoptions/adoption-1/contract': () => ({ ...ownContract, unprintable: ['অ', 'ম'] }),
    });
    renderPage(ownPage, { status: 'adopter', path: '/adoptions/adoption-1/contract' });
    expect(await screen.findByText(/cannot show these characters: অ ম\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign the Contract' })).toBeTruthy();
  });

  it('B9.06 names both adopters who have signed, to each of them', async () => {
    const signers = halfSigned.map((signer) => ({ ...signer, signed_at: signature.signed_at }));
    const signed = { ...ownContract, state: 'signed', can_sign: false, signature, signers };
    stubApi({ 'GET /shelter': shelter, 'POST /contract-links/open': () => signed });
    renderPage(<ContractLinkPage />, { path: '/contract?token=secret' });
    for (const name of ['Ada Lovelace', 'Grace Hopper']) {
      expect(await screen.findByText(new RegExp(`Signed by ${name} on`))).toBeTruthy();
    }
  });

  it('B9.06 tells on the dashboard whose signature each contract waits for', () => {
    const listed = { ...ownContract, can_sign: false, waits_for_other: false };
    renderPage(
      <OwnContracts
        contracts={[
          { ...listed, adoption_id: '1', can_sign: true },
          { ...listed, adoption_id: '2', waits_for_other: true },
          { ...listed, adoption_id: '3' },
          { ...listed, adoption_id: '4', state: 'signed' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Read and sign the contract for BiscuitWaits for your signature',
      'Read the contract for BiscuitWaits for the other signature',
      'Read the contract for BiscuitNot signed',
      'Read the contract for BiscuitSigned',
    ]);
  });

  it('B9.06 shows the new text of a contract that has changed, and asks again', async () => {
    let contract = ownContract;
    stubApi({
      'GET /shelter': shelter,
      'POST /contract-links/open': () => ({ ...contract, is_handed_over: true }),
      'POST /contract-links/sign': ({ body }) => {
        const { digest } = body as { digest: string };
        if (digest !== contract.digest) return problem(409, { code: 'CONTRACT_CHANGED' });
        const signed = { state: 'signed', can_sign: false, signature, is_handed_over: true };
        return { ...contract, ...signed };
      },
    });
    renderPage(<ContractLinkPage />, { path: '/contract?token=abc' });
    await userEvent.type(await screen.findByLabelText('Your full name'), 'Ada');
    await userEvent.click(screen.getByRole('checkbox'));
    contract = { ...ownContract, digest: 'b', text: 'The fee is $200.00.' };
    await press('Sign the Contract');
    expect(await screen.findByText(/please read it again/)).toBeTruthy();
    expect(screen.getByText('The fee is $200.00.')).toBeTruthy();
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Sign the Contract');
    expect(await screen.findByText(/Please give the device back/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download as PDF' })).toBeNull();
  });

  it('B9.06 two adopters sign one after the other on a device that is handed over', async () => {
    const [ada] = ownContract.signers;
    const both = [ada, { signer: 'second', name: 'Grace Hopper', signed_at: null }];
    const calls = stubApi({
      'GET /shelter': shelter,
      'POST /contract-links/open': () => ({ ...ownContract, signers: both, is_handed_over: true }),
      'POST /contract-links/sign': () => ({
        ...ownContract,
        ...{ signers: halfSigned, is_handed_over: true },
      }),
    });
    renderPage(<ContractLinkPage />, { path: '/contract?token=abc' });
    await userEvent.selectOptions(await screen.findByLabelText('Who signs?'), 'Grace Hopper');
    await userEvent.type(screen.getByLabelText('Your full name'), 'Grace Hopper');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Sign the Contract');
    await screen.findByText(
      /Signed by Grace Hopper on .* valid when Ada Lovelace has signed, too\. Thank you/,
    );
    expect(screen.queryByRole('button', { name: 'Sign the Contract' })).toBeNull();
    // At the end of the page, the thanks at its beginning would not be seen.
    expect(document.activeElement?.textContent).toBe('You have signed the contract for Biscuit');
    expect(calls.find(({ body }) => body && 'name' in (body as object))?.body).toMatchObject({
      ...{ name: 'Grace Hopper', signer: 'second' },
    });
  });

  it('B9.06 the second adopter is not asked to give the device back before signing', async () => {
    const contract = { ...ownContract, signers: halfSigned, is_handed_over: true };
    stubApi({ 'GET /shelter': shelter, 'POST /contract-links/open': () => contract });
    renderPage(<ContractLinkPage />, { path: '/contract?token=abc' });
    await screen.findByText(/valid when Ada Lovelace has signed, too/);
    expect(screen.queryByText(/give the device back/)).toBeNull();
    screen.getByRole('button', { name: 'Sign the Contract' });
  });

  it('B9.06 says what to do when the link has ended', async () => {
    stubApi({
      'GET /shelter': shelter,
      'POST /contract-links/open': () => problem(404, { code: 'CONTRACT_LINK_INVALID' }),
    });
    renderPage(<ContractLinkPage />, { path: '/contract?token=abc' });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please ask the shelter for another one.',
    );
  });
});

describe('the papers of an adoption for staff', () => {
  it('B9.06 offers three ways to sign, and none in which staff sign', async () => {
    const calls = stubApi({
      'GET /shelter': shelter,
      'GET /admin/adoptions/adoption-1/contract': () => contractCase,
      'POST /admin/adoptions/adoption-1/contract/handover': () => ({
        url: 'http://localhost/contract?token=abc',
        expires_at: '2026-11-20T15:30:00.000Z',
      }),
      'POST /admin/adoptions/adoption-1/contract/paper': () => contractCase,
      'POST /contract-links/open': () => ({ ...ownContract, is_handed_over: true }),
    });
    renderPage(
      <Routes>
        <Route path="/" element={<ContractPanel adoption={adoption} />} />
        <Route path="/contract" element={<ContractLinkPage />} />
      </Routes>,
      { status: 'admin' },
    );
    expect(await screen.findByText('Not signed yet')).toBeTruthy();
    expect(screen.getByText(/Something has changed since it was made/)).toBeTruthy();
    expect(screen.getByText(/cannot show these characters: অ\./)).toBeTruthy();
    await press('Record a Signature on Paper');
    await userEvent.type(screen.getByLabelText('Name of who signed'), 'Ada');
    await press('Record the Signature');
    expect(await screen.findByText('Choose a photo of the signed contract.')).toBeTruthy();
    const photo = new File(['x'], 'paper.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Photo of the signed contract'), photo);
    await press('Record the Signature');
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/paper'))).toBe(true));
    await press('Hand This Device Over');
    expect(await screen.findByRole('button', { name: 'Sign the Contract' })).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ token: 'abc' });
  });

  it.each([
    ['an unsigned contract without a fee', 'open', null, true],
    ['one with a fee', 'open', 0, false],
    ['a signed one', 'signed', null, false],
  ] as const)(
    'B9.06 tells of a missing fee before the signature: %s',
    async (_, state, fee_cents, isTold) => {
      const { contract } = contractCase;
      stubApi({
        'GET /shelter': shelter,
        'GET /admin/adoptions/adoption-1/contract': () => ({
          ...contractCase,
          contract: { ...contract, state, signature: state === 'signed' ? signature : null },
        }),
      });
      renderPage(<ContractPanel adoption={{ ...adoption, fee_cents }} />, { status: 'admin' });
      await screen.findByRole('button', { name: 'Declare Void' });
      expect(screen.queryByText(/^No fee is recorded/) !== null).toBe(isTold);
    },
  );

  it('B9.06 records payments, with a sentence for a wrong amount', async () => {
    const calls = stubApi({
      'GET /shelter': shelter,
      'GET /admin/adoptions/adoption-1/payments': () => payments,
      'POST /admin/adoptions/adoption-1/payments': () => payments,
    });
    renderPage(<PaymentsPanel adoption={adoption} />, { status: 'admin' });
    expect(await screen.findByText('$150.00 of the fee of $200.00 is paid.')).toBeTruthy();
    const amount = screen.getByLabelText('Amount in dollars');
    expect(amount).toHaveProperty('value', '50.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '-1');
    await press('Record the Payment');
    expect(
      await screen.findByText('Please give the amount as a number from 0.01 to 10,000.'),
    ).toBeTruthy();
    await userEvent.clear(amount);
    await userEvent.type(amount, '$1,200.5');
    await press('Record the Payment');
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      amount_cents: 120_050,
      kind: 'fee',
    });
  });

  it('B9.06 B9.07 proposes the fee that was set after the page was opened, and not over what was typed', async () => {
    stubApi({
      'GET /shelter': shelter,
      'GET /admin/adoptions/adoption-1/payments': () => ({
        ...{ payments: [], totals: { fee: 0, gift: 0, refund: 0 }, fee_cents: null },
      }),
    });
    function Desk() {
      const [fee, setFee] = useState<number | null>(null);
      return (
        <>
          <button type="button" onClick={() => setFee((fee ?? 0) + 5_000)}>
            Raise
          </button>
          <PaymentsPanel adoption={{ ...adoption, fee_cents: fee }} />
        </>
      );
    }
    renderPage(<Desk />, { status: 'admin' });
    const amount = await screen.findByLabelText('Amount in dollars');
    expect(amount).toHaveProperty('value', '');
    await press('Raise');
    await waitFor(() => expect(amount).toHaveProperty('value', '50.00'));
    await userEvent.type(amount, '{Backspace}5');
    await press('Raise');
    expect(await screen.findByText('$0.00 of the fee of $100.00 is paid.')).toBeTruthy();
    expect(amount).toHaveProperty('value', '50.05');
  });

  it('B9.06 shows no controls to who may only read', async () => {
    stubApi({
      'GET /shelter': shelter,
      'GET /admin/adoptions/adoption-1/contract': () => contractCase,
    });
    renderPage(
      <Capabilities value={['adoptions.read']}>
        <ContractPanel adoption={adoption} />
      </Capabilities>,
      { status: 'admin' },
    );
    await screen.findByText('Not signed yet');
    expect(screen.queryByRole('button', { name: 'Declare Void' })).toBeNull();
    expect(screen.queryByText('How will it be signed?')).toBeNull();
  });

  it('B9.06 reads amounts as people write them, and nothing else', () => {
    expect(['150', '$150', '12.5', '1,200.50', '0.01', '10000'].map(readAmount)).toEqual([
      ...[15_000, 15_000, 1_250, 120_050, 1, 1_000_000],
    ]);
    for (const text of ['-1', '0', '10,000,000', 'fifty', '1.234', '1e3', '']) {
      expect(readAmount(text)).toBeNull();
    }
  });
});

describe('the template of contracts', () => {
  const template = {
    ...{ version: 0, text: firstContract.text, changed_at: null, changed_by: null },
    ...{ language: 'en', translations: {} },
  };

  it('B5.02 B5.04 B9.06 has a text in another language below it', async () => {
    const stored = { ...template, language: 'es', contract_years: 7 };
    const calls = stubApi({
      'GET /admin/contract-template': () => stored,
      'POST /admin/contract-template': () => Response.json(stored, { status: 201 }),
    });
    renderPage(<ContractTemplateSection timeZone="America/New_York" adoptions={[]} />, {
      status: 'admin',
    });
    await userEvent.click(await screen.findByText('In English'));
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    const [heading] = preview.getAllByRole('heading');
    expect(heading?.closest('[lang]')?.getAttribute('lang')).toBe('es');
    const text = await screen.findByLabelText('Text of the contract (English)');
    await userEvent.click(text);
    await userEvent.paste('We adopt {{pet_name}}.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep This Version' }));
    await expect.poll(() => calls.at(-1)?.method).toBe('POST');
    expect(calls.at(-1)?.body).toMatchObject({
      translations: { en: { text: 'We adopt {{pet_name}}.' } },
    });
  });

  it('B9.06 is previewed while it is written, and names a field that does not exist', async () => {
    stubApi({
      'GET /admin/contract-template': () => ({ ...template, contract_years: 7 }),
    });
    renderPage(<ContractTemplateSection timeZone="America/New_York" adoptions={[]} />, {
      status: 'admin',
    });
    const text = await screen.findByLabelText('Text of the contract');
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste('# Our contract\nwith {{adopter_name}} and {{adopter}}');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByRole('heading', { name: 'Our contract' })).toBeTruthy();
    expect(preview.getByText(/with Ada Lovelace and/)).toBeTruthy();
    expect(await screen.findByText('Line 2: there is no field {{adopter}}.')).toBeTruthy();
  });
});
