import type { GetObjectCommand, S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { invariant, Unavailable } from '#platform/errors/errors.ts'
import { type FileStorage, requirePlainKey } from './file-storage.ts'

export interface S3Options {
  /** Endpoint of another S3 provider; defaults to Amazon's for the region. */
  readonly endpoint?: string | undefined
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Bucket in the path instead of the host name; on by default when an endpoint is given. */
  readonly forcePathStyle?: boolean | undefined
  /** Timeout for one operation, including retries and body; ten seconds by default. */
  readonly timeoutMs?: number | undefined
}

/** Files in one bucket. Throws `Unavailable` if the result of an operation is unclear. */
export async function openS3Storage(options: S3Options): Promise<FileStorage> {
  // Loaded on first use: the SDK is larger than the rest of the server.
  const sdk = await import('@aws-sdk/client-s3')
  const { bucket: Bucket, timeoutMs = 10_000 } = options
  const client = new sdk.S3Client(clientConfig(options))
  const attempt = <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    orUnavailable(work(AbortSignal.timeout(timeoutMs)))
  return {
    write: async (key, bytes) => {
      const object = { Bucket, Key: requirePlainKey(key), Body: bytes, ContentType: 'image/webp' }
      await attempt((abortSignal) => client.send(new sdk.PutObjectCommand(object), { abortSignal }))
    },
    read: async (key) => {
      const command = new sdk.GetObjectCommand({ Bucket, Key: requirePlainKey(key) })
      return await attempt((signal) => orNull(download(client, command, signal)))
    },
    remove: async (key) => {
      const command = new sdk.DeleteObjectCommand({ Bucket, Key: requirePlainKey(key) })
      await attempt((abortSignal) => orNull(client.send(command, { abortSignal })))
    },
    has: async (key) => {
      const command = new sdk.HeadObjectCommand({ Bucket, Key: requirePlainKey(key) })
      return await attempt(
        async (abortSignal) => (await orNull(client.send(command, { abortSignal }))) !== null,
      )
    },
  }
}

function clientConfig(options: S3Options): S3ClientConfig {
  const { endpoint, region, accessKeyId, secretAccessKey } = options
  return {
    ...(endpoint !== undefined && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: options.forcePathStyle ?? endpoint !== undefined,
    // Other S3 providers may refuse the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

async function download(
  client: S3Client,
  command: GetObjectCommand,
  abortSignal: AbortSignal,
): Promise<Buffer> {
  const { Body } = await client.send(command, { abortSignal })
  invariant(Body, 'an object that was found has a body')
  return Buffer.from(await Body.transformToByteArray())
}

const missingNames = new Set(['NoSuchKey', 'NotFound'])

/** For a missing key, GET returns NoSuchKey; HEAD has no body for it and returns a plain 404. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && missingNames.has(error.name)) return null
    throw error
  }
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    const sentence = 'The image store did not respond as it should. Try again in a minute.'
    throw new Unavailable('storage-unavailable', sentence, { cause })
  }
}
