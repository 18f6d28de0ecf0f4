import { DEVICE_COOKIE } from '@pawmatch/contract/auth/cookies';
import type { Device } from '@pawmatch/contract/users/device-label';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../../platform/database/new-id.ts';
import { AUTH_PATH } from '../auth-cookies.ts';
import { describeBrowser } from './describe-browser.ts';
import { createDeviceTokens } from './device-tokens.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The maximum lifetime of a cookie in browsers; each login renews it. */
export const DEVICE_DAYS = 400;

/** The browser that a call comes from. */
export interface CallingDevice extends Device {
  id: string;
  /** Whether it sent a valid device cookie. */
  isRecognised: boolean;
}

/** Recognises browsers that have logged in before by a signed cookie, which grants no access. */
export function createDevices({
  sessionSecret,
  publicUrl,
}: {
  sessionSecret: string;
  publicUrl: string;
}) {
  const tokens = createDeviceTokens(sessionSecret);
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    path: AUTH_PATH,
    maxAge: DEVICE_DAYS * DAY_SECONDS,
  } as const;

  return {
    /** A browser without a cookie gets a new id, which has no effect until the cookie is set. */
    ofRequest(request: FastifyRequest): CallingDevice {
      const id = tokens.read(request.cookies[DEVICE_COOKIE] ?? '');
      const device = describeBrowser(request.headers['user-agent']);
      return { ...device, id: id ?? newId(), isRecognised: id !== undefined };
    },

    /** Sets the cookie after a login or a sign-up. */
    setCookie(reply: FastifyReply, { id }: CallingDevice): void {
      reply.setCookie(DEVICE_COOKIE, tokens.issue(id), options);
    },
  };
}
