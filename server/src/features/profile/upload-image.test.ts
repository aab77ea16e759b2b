import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AccountSetup,
  appUrl,
  type Browser,
  registerSomebody,
  setUpAccounts,
} from '../accounts/testing/account-setup.ts'
import { requestUpload } from './upload-image.ts'

let setup: AccountSetup
let picture: Buffer

beforeAll(async () => {
  setup = await setUpAccounts()
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
})

afterAll(() => setup.close())

interface Sent {
  readonly bytes?: Buffer
  readonly type?: string
}

function put(browser: Browser, url: string, { bytes = picture, type = 'image/jpeg' }: Sent = {}) {
  return setup.app.inject({
    method: 'PUT',
    url,
    payload: bytes,
    cookies: { permille_session: browser.token },
    headers: { origin: appUrl, 'content-type': type },
  })
}

async function uploadAddress(browser: Browser): Promise<string> {
  const response = await browser.send('POST', '/api/objects/upload')
  expect(response.json().method).toBe('PUT')
  return response.json().url
}

it('becomes the avatar as a WebP image without metadata', async () => {
  const { browser } = await registerSomebody(setup)

  const { url } = (await put(browser, await uploadAddress(browser))).json()
  const saved = await browser.send('PUT', '/api/user/avatar', { avatarUrl: url })

  expect(saved.json()).toEqual({ avatarUrl: url })
  expect((await browser.send('GET', '/api/auth/me')).json().user.avatarUrl).toBe(url)
  const served = await setup.app.inject(url)
  expect(served.headers['content-type']).toBe('image/webp')
  const { format, width, exif } = await sharp(served.rawPayload).metadata()
  expect([format, width, exif]).toEqual(['webp', 60, undefined])
})

it.each([
  ['a script in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 422],
  ['a page that calls itself an image', Buffer.from('<html></html>'), 422],
  [
    'the first bytes of a PNG and then a page',
    Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'),
    422,
  ],
  ['nothing', Buffer.alloc(0), 422],
  ['one byte more than 10 MB', Buffer.alloc(10_485_761, 1), 413],
])('refuses %s', async (_name, bytes, status) => {
  const { browser } = await registerSomebody(setup)

  const response = await put(browser, await uploadAddress(browser), { bytes })

  expect(response.statusCode).toBe(status)
})

/** Held upright. */
function grey(size: { width: number; height: number }, progressive: boolean): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: 'rgb(128, 128, 128)' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive, optimiseCoding: false })
    .toBuffer()
}

/** In this grey every square of 16 pixels has the same bytes: encoding them all would take ten seconds. */
async function large(size: { width: number; height: number }): Promise<Buffer> {
  const square = claiming(await grey({ width: 16, height: 16 }, false), size)
  const scan = square.indexOf('ffda', 'hex') + 2
  const bytesFrom = scan + square.readUInt16BE(scan)
  const bytes = square.subarray(bytesFrom, -2)
  const squares = Buffer.alloc((bytes.length * size.width * size.height) / 16 ** 2, bytes)
  return Buffer.concat([square.subarray(0, bytesFrom), squares, square.subarray(-2)])
}

it.each([
  ['50 megapixels, progressive', 8192, 6144, true],
  ['200 megapixels', 16_320, 12_240, false],
])('accepts a phone’s photo of %s', async (_name, width, height, progressive) => {
  const { browser } = await registerSomebody(setup)
  const photo = await (progressive ? grey({ width, height }, true) : large({ width, height }))

  const { url } = (await put(browser, await uploadAddress(browser), { bytes: photo })).json()

  const served = await sharp((await setup.app.inject(url)).rawPayload).metadata()
  expect([served.width, served.height]).toEqual([Math.round((1600 * height) / width), 1600])
})

/** Claims another size in the header, which counts before anything is decoded. */
function claiming(jpeg: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const claimed = Buffer.from(jpeg)
  const frame = Math.max(claimed.indexOf('ffc0', 'hex'), claimed.indexOf('ffc2', 'hex'))
  claimed.writeUInt16BE(height, frame + 5)
  claimed.writeUInt16BE(width, frame + 7)
  return claimed
}

it.each([
  ['a JPEG of 251 megapixels', 15_851, 15_851, false],
  ['a progressive JPEG of 53 megapixels', 8800, 6032, true],
])('refuses %s', async (_name, width, height, progressive) => {
  const { browser } = await registerSomebody(setup)
  const small = await sharp(picture).jpeg({ progressive }).toBuffer()
  const bytes = claiming(small, { width, height })

  const response = await put(browser, await uploadAddress(browser), { bytes })

  expect(response.statusCode).toBe(422)
  expect(response.json().message).toContain('at most 40 megapixels, a photo as JPEG 250')
})

it('refuses more than 40 megapixels however small the file is', async () => {
  const { browser } = await registerSomebody(setup)
  const create = { width: 8000, height: 5001, channels: 3, background: 'black' } as const
  const bomb = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer()

  const response = await put(browser, await uploadAddress(browser), { bytes: bomb })

  expect(bomb.length).toBeLessThan(1_000_000)
  expect(response.statusCode).toBe(422)
})

it('accepts only an image, at the user’s own URL, once', async () => {
  const { browser } = await registerSomebody(setup)
  const { browser: other } = await registerSomebody(setup)
  const address = await uploadAddress(browser)

  const statuses = [
    (await put(browser, address, { type: 'text/plain' })).statusCode,
    (await put(other, address)).statusCode,
    (await put(browser, '/api/objects/..%2f..%2fetc')).statusCode,
    (await put(browser, address)).statusCode,
    (await put(browser, address)).statusCode,
  ]

  expect(statuses).toEqual([415, 404, 404, 200, 409])
})

it('accepts twenty images a day per user', async () => {
  const { browser } = await registerSomebody(setup)
  const { browser: other } = await registerSomebody(setup)
  const addresses = await Promise.all(Array.from({ length: 25 }, () => uploadAddress(browser)))

  const responses = await Promise.all(addresses.map((address) => putWhenFree(browser, address)))
  const another = await browser.send('POST', '/api/objects/upload')

  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
  expect(another.statusCode).toBe(429)
  expect(another.json().message).toBe('You can upload 20 images a day. Try again tomorrow.')
  expect((await put(other, await uploadAddress(other))).statusCode).toBe(200)
  setup.passSeconds(24 * 3600)
  const { browser: again } = await registerSomebody(setup)
  expect((await put(again, await uploadAddress(again))).statusCode).toBe(200)
})

/** Repeats what was refused because others upload at the same moment. */
async function putWhenFree(browser: Browser, address: string) {
  for (;;) {
    const response = await put(browser, address)
    if (response.statusCode !== 503) return response
  }
}

it('does not count a refused image', async () => {
  const { browser } = await registerSomebody(setup)
  const refused = async (sent: Sent) =>
    (await put(browser, await uploadAddress(browser), sent)).statusCode
  const broken = Buffer.concat([picture.subarray(0, 40), Buffer.from('not an image any more')])
  const statuses: number[] = []

  for (let round = 0; round < 8; round++) {
    statuses.push(await refused({ bytes: broken }))
    statuses.push(await refused({ bytes: Buffer.from('<html></html>') }))
    statuses.push(await refused({ bytes: Buffer.alloc(10_485_761, 1) }))
  }

  expect(new Set(statuses)).toEqual(new Set([422, 413]))
  expect((await put(browser, await uploadAddress(browser))).statusCode).toBe(200)
})

it('reserves at most a hundred URLs a day', async () => {
  const { userId } = await registerSomebody(setup)
  const reserve = () => setup.database.transaction((tx) => requestUpload(tx, userId))
  for (let count = 0; count < 100; count++) await reserve()

  await expect(reserve()).rejects.toThrow('You can try 100 images a day. Try again tomorrow.')
})

it('decodes one image per key, however many arrive at once', async () => {
  const { browser } = await registerSomebody(setup)
  const url = await uploadAddress(browser)

  const responses = await Promise.all(Array.from({ length: 4 }, () => put(browser, url)))

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
})

it('is the only possible avatar', async () => {
  const { browser } = await registerSomebody(setup)
  const { browser: other } = await registerSomebody(setup)
  const { url: foreign } = (await put(other, await uploadAddress(other))).json()
  const unused = await uploadAddress(browser)

  const responses = await Promise.all(
    [foreign, unused, 'https://evil.test/x.webp', 'javascript:alert(1)', '/uploads/../x'].map(
      (avatarUrl) => browser.send('PUT', '/api/user/avatar', { avatarUrl }),
    ),
  )

  expect(responses.map((response) => response.statusCode)).toEqual([400, 400, 400, 400, 400])
})

it('reserves an unguessable key', async () => {
  const { userId } = await registerSomebody(setup)

  const keys = await setup.database.transaction(async (tx) => [
    await requestUpload(tx, userId),
    await requestUpload(tx, userId),
  ])

  expect(keys[0]).toMatch(/^[0-9a-f]{32}\.webp$/)
  expect(keys[0]).not.toBe(keys[1])
})
