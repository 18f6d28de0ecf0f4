import type { ReportQuestion, ReportValue } from '@pawmatch/contract/fosters/foster-report-values';
import * as endpoints from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { useSyncExternalStore } from 'react';
import { callEndpoint } from '../../lib/api/client.ts';
import type { KeptCall } from '../../lib/outbox/kept-calls.ts';
import { defineOutboxCall, type Sending } from '../../lib/outbox/outbox.ts';
import { ownFosterMessages as messages } from './own-fosters-messages.ts';

/** A pet as people know it. */
interface OfPet {
  pet: { id: string; name: string };
}

export interface ReportedInForm {
  question: ReportQuestion;
  value: ReportValue;
  sentence: string;
}

/** The sent share of each photo, by the key of its call. */
let shares: Readonly<Record<string, number>> = {};
const listeners = new Set<() => void>();

const setShare = (key: string, share: number) => {
  shares = { ...shares, [key]: share };
  for (const listener of listeners) listener();
};

/** From 0 to 1; undefined before it is sent. */
export const useSentShare = (key: string): number | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shares[key],
    () => undefined,
  );

/** The server answers without a body. */
const done = async (call: Promise<unknown>) => {
  await call;
  return {};
};

export const photoCall = defineOutboxCall({
  name: 'foster.photo',
  send: ({ pet, image }: OfPet & { image: File }, { key, goesOn }: Sending) => {
    const onProgress = (share: number) => {
      goesOn();
      setShare(key, share);
    };
    const params = { id: pet.id };
    return done(callEndpoint(endpoints.addOwnPhoto, { key, params, body: {}, image, onProgress }));
  },
  failureOf: (reason, { pet }) => messages.photoRefused({ pet: pet.name, reason }),
});

export const noteCall = defineOutboxCall({
  name: 'foster.note',
  send: ({ pet, text }: OfPet & { text: string }, { key, at }) =>
    done(callEndpoint(endpoints.addOwnNote, { key, params: { id: pet.id }, body: { text, at } })),
  failureOf: (reason, { pet, text }) => messages.noteRefused({ pet: pet.name, text, reason }),
});

export const reportCall = defineOutboxCall({
  name: 'foster.report',
  send: ({ pet, answers }: OfPet & { answers: ReportedInForm[] }, { key }) =>
    done(callEndpoint(endpoints.addOwnReport, { key, params: { id: pet.id }, body: { answers } })),
  failureOf: (reason, { pet }) => messages.reportRefused({ pet: pet.name, reason }),
});

/** What is said of a call that waits. */
export const waitingLabels: Readonly<Record<string, string>> = {
  'foster.photo': messages.waitingPhoto,
  'foster.note': messages.waitingNote,
  'foster.report': messages.waitingReport,
};

export const isCallAbout = ({ name, body }: KeptCall, petId: string): boolean =>
  name in waitingLabels && (body as OfPet).pet.id === petId;
