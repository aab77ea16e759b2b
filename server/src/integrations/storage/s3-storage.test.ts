import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Unavailable } from '#platform/errors/errors.ts'
import type { FileStorage } from './file-storage.ts'
import { openS3Storage, type S3Options } from './s3-storage.ts'

const signature =
  /^AWS4-HMAC-SHA256 Credential=AKIDTEST\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=[0-9a-f]{64}$/

/** A bucket named `images` that speaks S3: PUT, GET and HEAD with signatures and XML errors. */
let server: Server
let endpoint: string
let objects: Map<string, { bytes: Buffer; type: string | undefined }>
let calls: IncomingMessage[]
let trouble: 'none' | 'down' | 'down-once' | 'silent' | 'stalls'

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  objects = new Map()
  calls = []
  trouble = 'none'
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  calls.push(request)
  const bytes = await buffer(request)
  const [, bucket, key = ''] = new URL(request.url ?? '', endpoint).pathname.split('/')
  const signed = signature.exec(request.headers.authorization ?? '')?.[1]?.split(';')
  if (trouble === 'silent') return
  if (trouble === 'stalls') {
    response.writeHead(200, { 'content-length': 10 }).write('half')
    return
  }
  if (trouble === 'down' || (trouble === 'down-once' && calls.length === 1)) {
    return refuse(response, 503, 'ServiceUnavailable')
  }
  if (!signed?.includes('host')) return refuse(response, 403, 'SignatureDoesNotMatch')
  if (bucket !== 'images') return refuse(response, 404, 'NoSuchBucket')
  if (request.method === 'PUT') {
    objects.set(key, { bytes, type: request.headers['content-type'] })
    response.writeHead(200, { etag: '"1"' }).end()
    return
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
    return
  }
  const object = objects.get(key)
  if (object === undefined) return refuse(response, 404, 'NoSuchKey')
  response.writeHead(200, { 'content-length': object.bytes.length }).end(object.bytes)
}

/** Node omits the body of a HEAD response, as S3 does. */
function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}

function openBucket(options: Partial<S3Options> = {}) {
  return openS3Storage({
    endpoint,
    bucket: 'images',
    region: 'eu-test-1',
    accessKeyId: 'AKIDTEST',
    secretAccessKey: 'secret',
    ...options,
  })
}

it('reads back the written bytes, stored as WebP under their key', async () => {
  const storage = await openBucket()
  const bytes = Buffer.from([0, 255, 128, 10, 13])

  await storage.write('a-1.webp', bytes)

  expect(await storage.read('a-1.webp')).toEqual(bytes)
  expect(await storage.has('a-1.webp')).toBe(true)
  expect([...objects]).toEqual([['a-1.webp', { bytes, type: 'image/webp' }]])
})

it('signs every request with its access key, host included', async () => {
  const storage = await openBucket()

  await storage.write('a.webp', Buffer.from('bytes'))
  await storage.read('a.webp')
  await storage.has('a.webp')

  expect(calls.map((call) => call.method)).toEqual(['PUT', 'GET', 'HEAD'])
  for (const call of calls) {
    const signed = signature.exec(call.headers.authorization ?? '')?.[1]?.split(';')
    expect(signed).toContain('host')
    expect(call.headers.host).toBe(new URL(endpoint).host)
  }
})

it('replaces the value under the key', async () => {
  const storage = await openBucket()

  await storage.write('a.webp', Buffer.from('first'))
  await storage.write('a.webp', Buffer.from('second'))

  expect(await storage.read('a.webp')).toEqual(Buffer.from('second'))
})

it('returns nothing for an unused key', async () => {
  const storage = await openBucket()

  expect(await storage.read('b.webp')).toBeNull()
  expect(await storage.has('b.webp')).toBe(false)
})

it('returns nothing for a removed key, even after a second removal', async () => {
  const storage = await openBucket()
  await storage.write('a.webp', Buffer.from('bytes'))

  await storage.remove('a.webp')
  await storage.remove('a.webp')

  expect(await storage.read('a.webp')).toBeNull()
})

it('survives one failed attempt', async () => {
  trouble = 'down-once'

  await (await openBucket()).write('a.webp', Buffer.from('bytes'))

  expect(objects.has('a.webp')).toBe(true)
  expect(calls).toHaveLength(2)
})

const operations = {
  write: (storage: FileStorage) => storage.write('a.webp', Buffer.from('bytes')),
  read: (storage: FileStorage) => storage.read('a.webp'),
  has: (storage: FileStorage) => storage.has('a.webp'),
  remove: (storage: FileStorage) => storage.remove('a.webp'),
}

it.each(['write', 'read', 'has', 'remove'] as const)(
  'reports an outage during a %s',
  async (name) => {
    trouble = 'down'

    const failure = operations[name](await openBucket())

    await expect(failure).rejects.toThrow(Unavailable)
    await expect(failure).rejects.toThrow('The image store did not respond as it should.')
  },
)

it.each(['write', 'read', 'has', 'remove'] as const)(
  'gives up a %s that gets no response',
  async (name) => {
    trouble = 'silent'

    const failure = operations[name](await openBucket({ timeoutMs: 200 }))

    await expect(failure).rejects.toThrow(Unavailable)
  },
)

it('gives up a read whose bytes stop half way', async () => {
  trouble = 'stalls'

  const storage = await openBucket({ timeoutMs: 200 })

  await expect(storage.read('a.webp')).rejects.toThrow(Unavailable)
})

it.each([{ accessKeyId: 'OTHER' }, { bucket: 'elsewhere' }])(
  'treats a bucket that refuses %o as an outage, never as a missing file',
  async (wrong) => {
    const storage = await openBucket(wrong)

    await expect(storage.read('a.webp')).rejects.toThrow(Unavailable)
  },
)

it('treats a closed port as an outage', async () => {
  const storage = await openBucket({ endpoint: 'http://127.0.0.1:1' })

  await expect(storage.read('a.webp')).rejects.toThrow(Unavailable)
})

it.each(['../secret.webp', '/etc/passwd', 'a/b.webp', '.webp', 'a.svg'])(
  'does not query the bucket for %s',
  async (key) => {
    const storage = await openBucket()

    await expect(storage.read(key)).rejects.toThrow('plain name')
    expect(calls).toHaveLength(0)
  },
)
