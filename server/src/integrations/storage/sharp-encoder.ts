import type Sharp from 'sharp'
import { createTurns } from '../../platform/fair-turns.ts'
import type { ImageEncoder } from './file-storage.ts'

/**
 * A small file can claim far more pixels than it is worth. A JPEG is shrunk by up to 8 while it is decoded, so even a phone's 200
 * megapixels take little memory; everything else is decoded whole.
 */
const pixelsMax = { jpeg: 250_000_000, other: 64_000_000 }
const usualSideMax = 1600
const decodeSecondsMax = 10

/** Imported on first use, because it takes a seventh of an idle process's memory. */
async function importSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // One thread and no cache per image: each is processed only once.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** A 64-megapixel PNG takes up to 300 MB while being decoded. */
const inTurn = createTurns({ atOnce: 2, atOncePerCaller: 1, waitingMax: 8 })

/** Decodes and re-encodes, so that only the pixels survive. */
export const sharpEncoder: ImageEncoder = {
  accepts: isAcceptedImage,
  encode: async (bytes, caller, sideMax = usualSideMax) =>
    isAcceptedImage(bytes) ? inTurn(caller, () => encode(bytes, sideMax)) : null,
}

async function encode(bytes: Buffer, sideMax: number): Promise<Buffer | null> {
  const sharp = await importSharp()
  try {
    return await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
      .timeout({ seconds: decodeSecondsMax })
      .rotate()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // sharp throws for anything it cannot decode, which is the file's fault.
    return null
  }
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

/** Decides by the magic bytes, whatever the file's name or content type says. */
function isAcceptedImage(bytes: Buffer): boolean {
  const startsWith = (magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  return startsWith(png) || startsWith(jpeg) || isWebp
}
