import type { Readable } from 'node:stream'
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify'
import { Unavailable } from '#platform/errors/errors.ts'
import { callerAddressOf } from '../gate/caller-address.ts'

/** How many large bodies may be in memory, and how they must start. */
export interface LargeBodies {
  readonly atOnce: number
  readonly atOncePerAddress: number
  /** Throws if the first bytes show that the rest is not worth reading. */
  checkStart(bytes: Buffer): void
}

/** Enough to recognise a file format. */
const startBytes = 12

export type BodyReader = ReturnType<typeof createBodyReader>

/**
 * Reads bodies into memory, a bounded number at a time: a slot is taken before the first byte and
 * freed when the response is sent or the client has gone.
 */
export function createBodyReader(bodies: LargeBodies, bytesMax: number) {
  const takePlace = createPlaces(bodies)
  return {
    /** Throws `Unavailable` when every slot is taken. */
    admit: (request: FastifyRequest, reply: FastifyReply): void => {
      const leave = takePlace(callerAddressOf(request))
      reply.raw.once('finish', leave).once('close', leave)
    },
    read: (request: FastifyRequest, payload: Readable): Promise<Buffer> => {
      const length = Number(request.headers['content-length'] ?? 0)
      if (length > bytesMax) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      return collect(payload, bytesMax, (bytes) => bodies.checkStart(bytes))
    },
  }
}

function createPlaces({ atOnce, atOncePerAddress }: LargeBodies) {
  const counts = new Map<string, number>()
  let count = 0
  return (address: string): (() => void) => {
    const own = counts.get(address) ?? 0
    if (count >= atOnce || own >= atOncePerAddress) throw tooManyUploads()
    count += 1
    counts.set(address, own + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      count -= 1
      const left = (counts.get(address) ?? 1) - 1
      if (left === 0) counts.delete(address)
      else counts.set(address, left)
    }
  }
}

/** With events, because leaving a `for await` early would close the connection before the response. */
function collect(
  payload: Readable,
  bytesMax: number,
  checkStart: (bytes: Buffer) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let length = 0
    let isChecked = false
    const stop = (error: unknown): void => {
      payload.off('data', take)
      payload.resume()
      chunks = []
      reject(error)
    }
    const check = (): void => {
      isChecked = true
      checkStart(Buffer.concat(chunks))
    }
    const take = (chunk: Buffer): void => {
      chunks.push(chunk)
      length += chunk.length
      try {
        if (length > bytesMax) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
        if (!isChecked && length >= startBytes) check()
      } catch (error) {
        stop(error)
      }
    }
    payload.on('data', take)
    payload.once('error', stop)
    payload.once('close', () => reject(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH()))
    payload.once('end', () => {
      try {
        if (!isChecked) check()
        resolve(Buffer.concat(chunks))
      } catch (error) {
        reject(error)
      }
    })
  })
}

function tooManyUploads(): Unavailable {
  const sentence = 'Too many files are being uploaded right now. Try again in a moment.'
  return new Unavailable('too-many-uploads', sentence, { retryAfterSeconds: 2 })
}
