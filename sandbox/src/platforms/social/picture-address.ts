import { timingSafeEqual } from 'node:crypto'
import type { Platform } from '@permille/contract/enums'
import type { FastifyRequest } from 'fastify'
import { deriveText } from './derive.ts'
import { platformForms } from './platform-forms.ts'

/** A platform's picture: a post's thumbnail by the post's id, a profile's by its username. */
export interface PictureName {
  readonly platform: Platform
  readonly id: string
}

/** The path of a picture, signed from now on where its platform signs. */
export function picturePath(picture: PictureName, nowSeconds: number): string {
  const path = `/pictures/${picture.platform}/${picture.id}`
  const signing = platformForms[picture.platform].pictures
  if (signing === null) return path
  const expires = (nowSeconds + signing.livesSeconds).toString(signing.radix)
  const query = new URLSearchParams({
    [signing.expiry]: expires,
    [signing.signature]: signatureOf(picture, expires),
  })
  return `${path}?${query}`
}

/** Whether these parameters give access to a picture: the signature is ours and has not expired. */
export function isPictureAllowed(
  picture: PictureName,
  query: Readonly<Record<string, unknown>>,
  nowSeconds: number,
): boolean {
  const signing = platformForms[picture.platform].pictures
  if (signing === null) return true
  const expires = String(query[signing.expiry] ?? '')
  const signature = Buffer.from(String(query[signing.signature] ?? ''))
  const ours = Buffer.from(signatureOf(picture, expires))
  const isOurs = signature.length === ours.length && timingSafeEqual(signature, ours)
  return isOurs && Number.parseInt(expires, signing.radix) >= nowSeconds
}

function signatureOf({ platform, id }: PictureName, expires: string): string {
  return deriveText(`picture ${platform} ${id} ${expires}`, 27)
}

/** Where the caller reached the sandbox: pictures are under the same origin as the API. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${request.protocol}://${request.host}`
}
