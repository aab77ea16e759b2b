import type Sharp from 'sharp'
import { createTurns } from '#platform/fair-queue.ts'
import type { ImageEncoder } from './file-storage.ts'

/**
 * A small file can claim far more pixels than any camera takes. A JPEG is shrunk by up to 8 while it is decoded, so a phone's 200
 * megapixels take a few megabytes; a progressive one holds all its coefficients, and anything else all its pixels.
 */
const pixelsMax = { jpeg: 250_000_000, progressive: 52_000_000, other: 40_000_000 }
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

/** Images decoded whole use up to 300 MB. */
const encodeTurns = createTurns({ atOnce: 2, atOncePerCaller: 1, waitingMax: 8 })

/** Decodes and re-encodes, so that only the pixels survive. */
export const sharpEncoder: ImageEncoder = {
  accepts: isAcceptedImage,
  encode: async (bytes, caller, sideMax = usualSideMax) =>
    isAcceptedImage(bytes) ? encodeTurns(caller, () => encode(bytes, sideMax)) : null,
}

async function encode(bytes: Buffer, sideMax: number): Promise<Buffer | null> {
  const sharp = await importSharp()
  try {
    const { format, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const jpegPixelsMax = isProgressive ? pixelsMax.progressive : pixelsMax.jpeg
    const limitInputPixels = format === 'jpeg' ? jpegPixelsMax : pixelsMax.other
    return await sharp(bytes, { limitInputPixels, failOn: 'error' })
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

/** Decides by the magic bytes, whatever the file's name or content type. */
function isAcceptedImage(bytes: Buffer): boolean {
  const startsWith = (magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  return startsWith(png) || startsWith(jpeg) || isWebp
}
