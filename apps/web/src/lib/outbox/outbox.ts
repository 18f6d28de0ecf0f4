import { useSyncExternalStore } from 'react';
import { actingShelter } from '../acting-shelter.ts';
import { ApiError } from '../api/errors/api-error.ts';
import { failureReason } from '../api/errors/failure-reason.ts';
import { dropDraftsOf } from '../storage/drafts.ts';
import { getSession, subscribeToSession } from '../storage/session-store.ts';
import { forgetCall, type KeptCall, keepCall, listKeptCalls, randomId } from './kept-calls.ts';

/** A call that waited so long says when it was made; for others, the server's clock is better. */
const LATE_MS = 60_000;

/** After so long without an answer, people are told that it waits. */
const SLOW_MS = 3_000;

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/** How a call is sent. */
export interface Sending {
  /** For `callEndpoint`; by it the server does the call once. */
  key: string;
  /** When the person did it, in ISO 8601; undefined for just now. */
  at: string | undefined;
  /** Says that a long call is on its way, so that nobody is told that it waits. */
  goesOn: () => void;
}

interface OutboxKind<Body, Answer> {
  /** Unique, and never changed: what phones kept names it. */
  name: string;
  /** Calls the server at once, so that it is for the account that is checked. */
  send: (body: Body, sending: Sending) => Promise<Answer>;
  /** A whole sentence for each part that an answer refuses. */
  refusalsOf?: (answer: Answer, body: Body) => string[];
  /** A whole sentence about a call that was refused. */
  failureOf: (reason: string, body: Body) => string;
}

/** What the reader has in the outbox, at the shelter where they act. */
export interface Outbox {
  /** What the server has not answered, the first one first. */
  waiting: readonly KeptCall[];
  /** What the server refused, until the reader has seen it. */
  refused: readonly KeptCall[];
  /** Nobody knows when it is sent, because the server is not reached. */
  isStuck: boolean;
}

const noOutbox: Outbox = { waiting: [], refused: [], isStuck: false };

// biome-ignore lint/suspicious/noExplicitAny: each kind knows the bodies and answers of its own calls.
const kinds = new Map<string, OutboxKind<any, any>>();
/** Those who wait for the answer to a call that they have just made. */
const waiters = new Map<string, (answer: unknown) => void>();
/** Calls that may have arrived; those that an earlier page kept, too. */
const tried = new Set<string>();
const listeners = new Set<() => void>();
const sentListeners = new Set<() => void>();

let calls: readonly KeptCall[] = [];
let isStuck = false;
let isSending = false;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let slow: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;
let snapshot = { outbox: noOutbox, key: '', calls };

/**
 * Defines calls that are kept in the browser while the server is not reached, also when the page is loaded again, and then
 * sent one after the other: only for the account, and at the shelter, that made them.
 * @returns makes such a call; it resolves to the answer, to 'waiting' while the server is not reached, and to null when it
 * was refused, which the outbox tells
 */
export function defineOutboxCall<Body, Answer extends object>(kind: OutboxKind<Body, Answer>) {
  kinds.set(kind.name, kind);
  return (body: Body): Promise<Answer | 'waiting' | null> => {
    const id = randomId();
    const at = Math.max(Date.now(), (calls.at(-1)?.at ?? 0) + 1);
    const made = { id, at, ...currentOwner(), name: kind.name, body, refusals: [] };
    void keepCall(made);
    change([...calls, made]);
    const answer = isStuck
      ? Promise.resolve<'waiting'>('waiting')
      : new Promise<Answer | 'waiting' | null>((resolve) => {
          waiters.set(id, resolve as (answer: unknown) => void);
        });
    void sendWaiting();
    return answer;
  };
}

/** Whether a call certainly has not arrived. */
export const canWithdraw = ({ id }: KeptCall): boolean => !tried.has(id);

/** Forgets a call: one that has not arrived, or whose refusal was read. */
export function withdrawCall({ id }: KeptCall): void {
  void forgetCall(id);
  change(calls.filter((call) => call.id !== id));
}

/** Forgets all of an account that signs out here: its calls and its drafts. */
export async function forgetUnsent(owner: string): Promise<void> {
  dropDraftsOf(owner);
  change(calls.filter((call) => call.owner !== owner));
  for (const call of await listKeptCalls()) if (call.owner === owner) await forgetCall(call.id);
}

/** The outbox of the reader; while it is used, it sends. */
export const useOutbox = (): Outbox => useSyncExternalStore(subscribe, readOutbox, () => noOutbox);

/** Calls `listener` when calls were answered, so that what they changed is loaded again. @returns unsubscribes */
export function onSent(listener: () => void): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void start();
  return () => listeners.delete(listener);
}

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', sendNow);
  subscribeToSession(() => {
    change(calls);
    void sendWaiting();
  });
  const kept = await listKeptCalls();
  const earlier = kept.filter(({ id }) => !calls.some((call) => call.id === id));
  for (const { id } of earlier) tried.add(id);
  change([...earlier, ...calls]);
  void sendWaiting();
}

function sendNow(): void {
  if (document.visibilityState === 'hidden') return;
  failures = 0;
  void sendWaiting();
}

const currentOwner = () => ({ owner: getSession().user?.id ?? '', shelter: actingShelter() });

function readOutbox(): Outbox {
  const { owner, shelter } = currentOwner();
  const key = JSON.stringify([owner, shelter, isStuck]);
  if (snapshot.key === key && snapshot.calls === calls) return snapshot.outbox;
  const own = calls.filter((call) => call.owner === owner && call.shelter === shelter);
  const waiting = own.filter(({ refusals }) => refusals.length === 0);
  const refused = own.filter(({ refusals }) => refusals.length > 0);
  snapshot = { outbox: { waiting, refused, isStuck }, key, calls };
  return snapshot.outbox;
}

function change(next: readonly KeptCall[]): void {
  calls = next;
  for (const listener of listeners) listener();
}

/** Those who wait for an answer go on without it. */
function markStuck(stuck: boolean): void {
  isStuck = stuck;
  if (stuck) for (const id of waiters.keys()) answerTo(id, 'waiting');
  change([...calls]);
}

function answerTo(id: string, answer: unknown): void {
  waiters.get(id)?.(answer);
  waiters.delete(id);
}

function watchForAnswer(): void {
  clearTimeout(slow);
  slow = setTimeout(() => markStuck(true), SLOW_MS);
}

async function sendWaiting(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(retry);
  watchForAnswer();
  let answered = 0;
  let isReached = true;
  const next = () => readOutbox().waiting.find(({ name }) => kinds.has(name));
  for (let call = next(); call && isReached; call = next()) {
    isReached = await send(call);
    if (isReached) answered += 1;
  }
  clearTimeout(slow);
  isSending = false;
  failures = isReached ? 0 : failures + 1;
  if (isStuck || !isReached) markStuck(!isReached);
  if (!isReached) {
    const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
    retry = setTimeout(() => void sendWaiting(), delay);
  }
  if (answered > 0) for (const listener of sentListeners) listener();
}

/** @returns whether the server has answered */
async function send(call: KeptCall): Promise<boolean> {
  const kind = kinds.get(call.name);
  if (!kind || navigator.onLine === false) return false;
  tried.add(call.id);
  const isLate = Date.now() - call.at > LATE_MS;
  const at = isLate ? new Date(call.at).toISOString() : undefined;
  try {
    const answer = await kind.send(call.body, { key: call.id, at, goesOn: watchForAnswer });
    settle(call, kind.refusalsOf?.(answer, call.body) ?? []);
    answerTo(call.id, answer);
  } catch (error) {
    if (isForLater(error)) return false;
    const isDone = error instanceof ApiError && error.code === 'CALL_REPEATED';
    settle(call, isDone ? [] : [kind.failureOf(failureReason(error, ''), call.body)]);
    answerTo(call.id, null);
  }
  return true;
}

/** Also an answer of another server, such as the page of a network that wants a login, and the end of the session. */
const isForLater = (error: unknown) =>
  error instanceof ApiError &&
  (error.isNetwork ||
    error.isServerFault ||
    error.kind === 'invalid' ||
    [401, 408, 429].includes(error.status));

function settle(call: KeptCall, refusals: readonly string[]): void {
  if (refusals.length === 0) {
    withdrawCall(call);
    return;
  }
  const refused = { ...call, refusals };
  void keepCall(refused);
  change(calls.map((each) => (each.id === call.id ? refused : each)));
}
