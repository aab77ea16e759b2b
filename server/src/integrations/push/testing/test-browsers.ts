import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushAddress, PushMessage } from '../push-sender.ts'

/** Refuses what push services refuse (RFC 8030, 8188, 8291, 8292), and opens messages as a browser does. */
export interface TestBrowsers {
  readonly origin: string
  /** As `PushManager.subscribe` returns it for this server key. */
  subscribe(serverKey: string): PushAddress
  /** Ends the subscription. */
  expire(endpoint: string): void
  /** The response to the next message, which is then not accepted. */
  failNext(status: number, headers?: Readonly<Record<string, string>>): void
  /** Decrypted messages, in order of arrival. */
  readonly taken: readonly (PushMessage & { readonly endpoint: string })[]
  close(): Promise<void>
}

interface Browser {
  readonly serverKey: string
  readonly keys: ReturnType<typeof createECDH>
  readonly auth: Buffer
  isExpired: boolean
}

interface Refused {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

const bodyMaxBytes = 4096
const dayMs = 86_400_000

export async function startTestBrowsers(): Promise<TestBrowsers> {
  const browsers = new Map<string, Browser>()
  const taken: (PushMessage & { endpoint: string })[] = []
  let failure: Refused | undefined
  const take = async (request: IncomingMessage): Promise<number | Refused> => {
    const body = await buffer(request)
    const endpoint = `${origin}${request.url ?? ''}`
    const browser = browsers.get(endpoint)
    if (browser === undefined) return 404
    if (browser.isExpired) return 410
    if (!/^\d+$/.test(String(request.headers.ttl))) return 400
    if (!isTopic(request.headers.topic) || !isUrgency(request.headers.urgency)) return 400
    if (request.headers['content-encoding'] !== 'aes128gcm') return 415
    if (body.length > bodyMaxBytes) return 413
    if (!isSignedBy(browser.serverKey, request.headers.authorization ?? '', origin)) return 403
    if (failure !== undefined) {
      const refused = failure
      failure = undefined
      return refused
    }
    taken.push({ ...(JSON.parse(open(browser, body)) as PushMessage), endpoint })
    return 201
  }
  const server = createServer((request, response) => {
    take(request).then(
      (outcome) => {
        const { status, headers } = typeof outcome === 'number' ? { status: outcome } : outcome
        response.writeHead(status, headers).end()
      },
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    taken,
    subscribe: (serverKey) => {
      const endpoint = `${origin}/push/${randomBytes(12).toString('base64url')}`
      const [keys, auth] = [createECDH('prime256v1'), randomBytes(16)]
      const p256dh = keys.generateKeys().toString('base64url')
      browsers.set(endpoint, { serverKey, keys, auth, isExpired: false })
      return { endpoint, p256dh, auth: auth.toString('base64url') }
    },
    expire: (endpoint) => {
      const browser = browsers.get(endpoint)
      if (browser !== undefined) browser.isExpired = true
    },
    failNext: (status, headers = {}) => {
      failure = { status, headers }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** RFC 8030: at most 32 characters of base64url. */
function isTopic(topic: string | string[] | undefined): boolean {
  return topic === undefined || /^[\w-]{1,32}$/.test(String(topic))
}

function isUrgency(urgency: string | string[] | undefined): boolean {
  return urgency === undefined || /^(very-low|low|normal|high)$/.test(String(urgency))
}

/** Checks the token: for this service, unexpired, valid for a day at most, signed with the subscription's key. */
function isSignedBy(serverKey: string, authorization: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (JSON.parse(Buffer.from(head, 'base64url').toString()).alg !== 'ES256') return false
  const point = Buffer.from(serverKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  if (key !== serverKey || x === undefined || y === undefined) return false
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  const bytes = Buffer.from(`${head}.${claims}`)
  if (!verify('sha256', bytes, signed, Buffer.from(signature, 'base64url'))) return false
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  const leftMs = exp * 1000 - Date.now()
  return aud === origin && leftMs > 0 && leftMs <= dayMs && /^(mailto:.+@|https:)/.test(sub)
}

/** RFC 8291, with the one record that RFC 8188 allows it. */
function open({ keys, auth }: Browser, body: Buffer): string {
  const [salt, recordBytes, idLength] = [
    body.subarray(0, 16),
    body.readUInt32BE(16),
    body.readUInt8(20),
  ]
  const senderKey = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  if (idLength !== 65 || sealed.length > recordBytes) throw new Error('This is not one record')
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const secret = derive({ secret: keys.computeSecret(senderKey), salt: auth, about, length: 32 })
  const part = (name: string, length: number) =>
    derive({ secret, salt, about: Buffer.from(`Content-Encoding: ${name}\0`), length })
  const [key, nonce] = [part('aes128gcm', 16), part('nonce', 12)]
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // 2 ends the last record.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

interface Derivation {
  readonly secret: Buffer
  readonly salt: Buffer
  readonly about: Buffer
  readonly length: number
}

function derive({ secret, salt, about, length }: Derivation): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length))
}
