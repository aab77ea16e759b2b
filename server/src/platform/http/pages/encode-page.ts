import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { EncodedPage, Encoding } from './prerendered-pages.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

// A higher quality costs more time than it saves in transfer.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Encodes a page that is sent once. */
export async function encodeOnce(page: string, encoding: Encoding | undefined): Promise<Buffer> {
  const plain = Buffer.from(page)
  if (encoding === undefined) return plain
  return await (encoding === 'br' ? toBrotli(plain, { params }) : toGzip(plain))
}

/** Encodes a page that is kept, in every encoding that browsers accept. */
export async function encodePage(page: string): Promise<EncodedPage> {
  const [plain, br, gzipped] = await Promise.all([
    encodeOnce(page, undefined),
    encodeOnce(page, 'br'),
    encodeOnce(page, 'gzip'),
  ])
  return { plain, br, gzip: gzipped }
}
