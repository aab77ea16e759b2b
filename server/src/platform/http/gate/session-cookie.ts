import type { CookieSerializeOptions } from '@fastify/cookie'

/** `__Host-` binds the cookie to this very host over https (quality.md S2). */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-permille_session' : 'permille_session'
}

export function sessionCookieOptions(
  isSecure: boolean,
  maxAgeSeconds?: number,
): CookieSerializeOptions {
  const base = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return maxAgeSeconds === undefined ? base : { ...base, maxAge: maxAgeSeconds }
}

/**
 * Beside the session's cookie lies one that our pages can read, so that a visitor's browser need not
 * ask who is signed in. It is safe to read and to forge: it holds no secret and opens nothing, the
 * server never looks at it, and whoever sets it by hand is answered 401 as before.
 */
export const signedInMark = { name: 'permille_signed_in', value: '1' }

/** It comes and goes with the session's cookie. */
export function signedInMarkOptions(
  isSecure: boolean,
  maxAgeSeconds?: number,
): CookieSerializeOptions {
  return { ...sessionCookieOptions(isSecure, maxAgeSeconds), httpOnly: false }
}
