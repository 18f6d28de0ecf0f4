import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@pawmatch/contract/api';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import type { Description } from './complete-description.ts';

interface DescribedOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  responses: Record<string, unknown>;
}

const CONTRACT = join(import.meta.dirname, '../../../../../../packages/contract/src');

const app = await openTestApp();
let description: Description;
let operations: [string, DescribedOperation][];

beforeAll(async () => {
  description = (await app.visitor().request('/api/openapi.json')).body;
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        [`${method} ${path}`, operation as unknown as DescribedOperation] as [
          string,
          DescribedOperation,
        ],
    ),
  );
});

describe('openapi.json', () => {
  it('D07 names each call as the contract does, once', () => {
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    const ofContract = names.filter((name) => !['getHealth', 'getReady'].includes(name));
    expect(ofContract.filter((name) => !(name in api))).toEqual([]);
    const get = Object.fromEntries(operations);
    expect(get['get /api/pets']?.operationId).toBe('listPets');
    expect(get['delete /api/pets/{id}']?.operationId).toBe('deletePet');
  });

  it('D07 S79 says of each call what it is about, who may send it, what succeeds and what fails', () => {
    const described = new Set(description.tags?.map(({ name }) => name));
    const incomplete = operations.filter(
      ([, { summary, description: text, tags, security, responses }]) =>
        !(summary && text && security) ||
        tags.length === 0 ||
        tags.some((tag) => !described.has(tag)) ||
        !['200', '201', '204'].some((status) => status in responses) ||
        !('4XX' in responses && '5XX' in responses),
    );
    expect(incomplete.map(([call]) => call)).toEqual([]);
    const get = Object.fromEntries(operations);
    expect(get['get /api/pets']?.security).toEqual([]);
    expect(get['delete /api/pets/{id}']?.security).toEqual([{ bearer: [] }]);
    const withKey = [{ bearer: [] }, { key: [] }];
    expect(get['get /api/admin/pets/{id}']?.security).toEqual(withKey);
    expect(Object.keys(get['delete /api/pets/{id}']?.responses ?? {})[0]).toBe('204');
  });

  it('D07 lists the statuses with which a call is refused, and answers no others to strangers and adopters', async () => {
    const get = Object.fromEntries(operations);
    const statusesOf = (call: string) => Object.keys(get[call]?.responses ?? {});
    const ofAll = ['400', '429', '4XX', '5XX'];
    expect(statusesOf('get /api/shelter')).toEqual(expect.arrayContaining(['200', ...ofAll]));
    expect(statusesOf('get /api/shelter')).not.toContain('401');
    expect(statusesOf('delete /api/pets/{id}')).toEqual([
      '204',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '4XX',
      '5XX',
    ]);
    expect(statusesOf('post /api/pets')).toEqual(expect.arrayContaining(['413', '415', '422']));
    const unlisted: string[] = [];
    const callers = [app.visitor(), await app.signIn()];
    for (const [call, { responses }] of operations) {
      const [method = '', path = ''] = call.split(' ');
      const address = path.replaceAll(/\{\w+\}/g, '01990000-0000-7000-8000-000000000001');
      for (const caller of callers) {
        const options = method === 'get' ? {} : { method: method.toUpperCase(), body: {} };
        const { status } = await caller.request(address, options);
        if (status >= 400 && status < 500 && !(status in responses))
          unlisted.push(`${call} ${status}`);
      }
    }
    expect(unlisted).toEqual([]);
  });

  it('D07 names the formats of files, and what an upload in pieces takes', () => {
    const get = Object.fromEntries(operations) as Record<string, object>;
    const csv = { 'text/csv': { schema: { type: 'string' } } };
    expect(get['get /api/pet-feed.csv']).toMatchObject({ responses: { 200: { content: csv } } });
    const pdf = { 'application/pdf': { schema: { type: 'string', format: 'binary' } } };
    expect(get['get /api/adoptions/{id}/contract/document']).toMatchObject({
      responses: { 200: { content: pdf } },
    });
    expect(get['put /api/admin/imports/{id}/pieces/{position}']).toMatchObject({
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
    });
    const all: unknown[] = Object.values(api);
    const endpoints = all.filter((each): each is Endpoint => 'access' in Object(each));
    expect(endpoints.length).toBeGreaterThan(200);
    expect(endpoints.filter(({ status, output }) => status && !output)).toEqual([]);
  });

  it('D07 has each schema once, under its name in the contract, and none that no call needs', () => {
    const text = JSON.stringify(description);
    const references = new Set(
      [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name),
    );
    const names = Object.keys(description.components.schemas);
    expect(references).toEqual(new Set(names));
    expect(names.filter((name) => !(name.replace(/Sent$/, '') in api))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['Pet', 'PetInput', 'Problem', 'Visit']));
    const pet = { $ref: '#/components/schemas/Pet' };
    expect(JSON.stringify(description.paths['/api/pets/{id}'])).toContain(JSON.stringify(pet));
  });

  it('D07 has each path once, whatever its parameters are called', () => {
    const templates = Object.keys(description.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(templates).size).toBe(templates.length);
    const [path = '', methods = {}] =
      Object.entries(description.paths).find(([each]) => /visit-requests\/\{\w+\}$/.test(each)) ??
      [];
    for (const { parameters = [] } of Object.values(methods)) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => path.includes(`{${name}}`))).toEqual([true]);
    }
  });

  it('D07 knows every module of the contract that has a schema or a call', () => {
    const listed = readFileSync(join(CONTRACT, 'api.ts'), 'utf8');
    const modules = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.test)\.ts$/.test(file) &&
        /^export const \w+ = (defineEndpoint|z\.)/m.test(
          readFileSync(join(CONTRACT, file), 'utf8'),
        ),
    );
    expect(modules.filter((file) => !listed.includes(`'./${file}'`))).toEqual([]);
  });
});
