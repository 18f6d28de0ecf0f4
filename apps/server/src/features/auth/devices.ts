import { DEVICE_COOKIE } from '@pawmatch/contract/auth/cookies';
import type { Device } from '@pawmatch/contract/users/device-label';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../platform/new-id.ts';
import { AUTH_PATH } from './auth-cookies.ts';
import { describeBrowser } from './describe-browser.ts';
import { createDeviceTokens } from './device-tokens.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The longest that browsers keep a cookie; each login begins it anew. */
export const DEVICE_DAYS = 400;

/** The browser that a call comes from. */
export interface CallingDevice extends Device {
  id: string;
  /** It brought a device cookie of ours. */
  isRecognised: boolean;
}

export type Devices = ReturnType<typeof createDevices>;

/** S53: browsers that have signed in before, told by a signed cookie that opens nothing by itself. */
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
    /** One without a cookie gets a new id, which is only worth something once it was kept. */
    ofRequest(request: FastifyRequest): CallingDevice {
      const id = tokens.read(request.cookies[DEVICE_COOKIE] ?? '');
      const device = describeBrowser(request.headers['user-agent']);
      return { ...device, id: id ?? newId(), isRecognised: id !== undefined };
    },

    /** After a login or a sign-up. */
    keep(reply: FastifyReply, { id }: CallingDevice): void {
      reply.setCookie(DEVICE_COOKIE, tokens.issue(id), options);
    },
  };
}
