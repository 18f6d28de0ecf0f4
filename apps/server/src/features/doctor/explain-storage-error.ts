import type { S3Config } from '../../config.ts';
import type { PublicAccess } from '../../platform/images/image-store.ts';
import { doctorMessages } from './doctor-messages.ts';
import { type CheckContext, type Finding, failed } from './finding.ts';

interface StorageError extends Error {
  /** Of Node (`ENOSPC`) and of flydrive (`E_CANNOT_WRITE_FILE`). */
  code?: string;
  /** Of S3, when the client has no class for the error. */
  Code?: string;
  /** Of S3, with `AuthorizationHeaderMalformed`: where the bucket is. */
  Region?: string;
  $metadata?: { httpStatusCode?: number };
  $response?: { headers?: Record<string, string> };
}

const IN_ANOTHER_REGION = [
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
  'PermanentRedirect',
];

/** The missing right, by the code of flydrive's error. */
const rights: Record<
  string,
  { found: 'mayNotWrite' | 'mayNotRead' | 'mayNotDelete'; right: string }
> = {
  E_CANNOT_WRITE_FILE: { found: 'mayNotWrite', right: 's3:PutObject' },
  E_CANNOT_READ_FILE: { found: 'mayNotRead', right: 's3:GetObject' },
  E_CANNOT_DELETE_FILE: { found: 'mayNotDelete', right: 's3:DeleteObject' },
};
/** The default, because flydrive does not wrap errors of listing. */
const listing = { found: 'mayNotList', right: 's3:ListBucket' } as const;

/** What is wrong with the photo storage and what to do, from the error of a call. */
export function explainStorageError(error: unknown, { config }: CheckContext): Finding {
  const messages = doctorMessages.storage;
  const causes = causesOf(error);
  const root = causes.at(-1) as StorageError;
  if (config.s3 && root.$metadata?.httpStatusCode) return explainS3Error(config.s3, causes);
  const reason = root.code ?? root.message;
  return failed(messages.failed({ reason }), config.s3 ? messages.unreachable : adviseOnDisk(root));
}

/** The error and its causes; the last one names what is wrong. */
function causesOf(error: unknown): StorageError[] {
  const causes: StorageError[] = [];
  for (let link = error; link instanceof Error; link = link.cause) causes.push(link);
  return causes;
}

function adviseOnDisk({ code }: StorageError): string {
  const messages = doctorMessages.storage;
  if (code === 'EROFS') return messages.readOnly;
  if (code === 'EACCES' || code === 'EPERM') {
    const user = process.getuid?.();
    return user === undefined ? messages.notAllowedToServer : messages.notAllowed({ user });
  }
  return code === 'ENOSPC' || code === 'EDQUOT' ? messages.full : messages.other;
}

function explainS3Error(s3: S3Config, causes: StorageError[]): Finding {
  const messages = doctorMessages.bucket;
  const root = causes.at(-1) as StorageError;
  const status = root.$metadata?.httpStatusCode ?? 0;
  if (IN_ANOTHER_REGION.includes(root.name) || status === 301) {
    const region = root.Region ?? root.$response?.headers?.['x-amz-bucket-region'];
    const advice = region ? messages.otherRegionAdvice({ region }) : messages.unknownRegionAdvice;
    return failed(messages.otherRegion(s3), advice);
  }
  switch (root.name) {
    case 'InvalidAccessKeyId':
      return failed(messages.unknownKey, messages.unknownKeyAdvice);
    case 'SignatureDoesNotMatch':
      return failed(messages.wrongSecret, messages.wrongSecretAdvice);
    case 'RequestTimeTooSkewed':
      return failed(messages.skewed, doctorMessages.clock.advice);
  }
  if (status === 404) return failed(messages.missing(s3), messages.missingAdvice);
  if (status === 401 || status === 403) {
    const missing = causes.map(({ code = '' }) => rights[code]).find(Boolean) ?? listing;
    return failed(messages[missing.found](s3), messages.missingRightAdvice(missing));
  }
  const { failed: found, other } = doctorMessages.storage;
  return failed(found({ reason: root.Code ?? root.name }), other);
}

/** In a public bucket, photos of pets that are not shown can be read, or photos replaced. */
export function explainPublicAccess(s3: S3Config, access: readonly PublicAccess[]): Finding {
  const { isPublic, anyoneCan, isPublicAdvice } = doctorMessages.bucket;
  const found = [isPublic(s3), ...access.map((way) => anyoneCan[way])];
  return failed(found.join(' '), isPublicAdvice);
}
