import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DrawnPage, Encoding } from './drawn-pages.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

// Higher costs more time than it saves on the way.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** A page that goes out once. */
export async function encodeOnce(page: string, encoding: Encoding | undefined): Promise<Buffer> {
  const plain = Buffer.from(page)
  if (encoding === undefined) return plain
  return await (encoding === 'br' ? toBrotli(plain, { params }) : toGzip(plain))
}

/** A page that is kept, in the encodings that browsers take. */
export async function encodePage(page: string): Promise<DrawnPage> {
  const [plain, br, gzipped] = await Promise.all([
    encodeOnce(page, undefined),
    encodeOnce(page, 'br'),
    encodeOnce(page, 'gzip'),
  ])
  return { plain, br, gzip: gzipped }
}
