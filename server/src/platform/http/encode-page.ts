import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DrawnPage } from './drawn-pages.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

// Higher costs more time than it saves on the way.
const brotliQuality = 5

/** A page that is made at a request, in the encodings that browsers take. */
export async function encodePage(page: string): Promise<DrawnPage> {
  const plain = Buffer.from(page)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const [br, gzipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain)])
  return { plain, br, gzip: gzipped }
}
