import type { EnvironmentReader } from '../platform/environment.ts'

export interface S3Config {
  readonly endpoint: string | null
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const names = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

/** Any S3 variable makes the bucket and its keys required. */
export function readS3(env: EnvironmentReader): S3Config | null {
  if (names.every((name) => env.text(name) === null)) return null
  return {
    endpoint: env.url('S3_ENDPOINT'),
    bucket: env.required('S3_BUCKET', 'the bucket that uploads are kept in'),
    region: env.text('S3_REGION') ?? env.fallback('S3_REGION', 'us-east-1'),
    accessKeyId: env.required('S3_ACCESS_KEY_ID', 'the key of that bucket'),
    secretAccessKey: env.required('S3_SECRET_ACCESS_KEY', 'the secret of that key'),
  }
}
