import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** A page in the encodings that browsers accept. */
export interface EncodedPage {
  readonly br: Buffer
  readonly gzip: Buffer
  readonly plain: Buffer
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

// A higher one costs more time than it saves in transfer.
const usualQuality = 5

/** Encodes a page that is sent once. */
async function encodeOnce(
  page: string,
  encoding: Encoding | undefined,
  quality = usualQuality,
): Promise<Buffer> {
  const plain = Buffer.from(page)
  if (encoding === undefined) return plain
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return await (encoding === 'br' ? toBrotli(plain, { params }) : toGzip(plain))
}

/** Encodes a page that is kept, in every encoding that browsers accept. */
export async function encodePage(page: string, quality = usualQuality): Promise<EncodedPage> {
  const [plain, br, gzipped] = await Promise.all([
    encodeOnce(page, undefined),
    encodeOnce(page, 'br', quality),
    encodeOnce(page, 'gzip'),
  ])
  return { plain, br, gzip: gzipped }
}
