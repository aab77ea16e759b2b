import type { CookieSerializeOptions } from '@fastify/cookie'

/** `__Host-` binds the cookie to this exact host over https. */
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
 * Set next to the session cookie and readable by our pages, so that a visitor's browser need not ask
 * who is signed in. It is safe to read and to forge: it holds no secret and opens nothing, the
 * server never reads it, and a forged one still gets a 401.
 */
export const signedInMark = { name: 'permille_signed_in', value: '1' }

/** Set and cleared together with the session cookie. */
export function signedInMarkOptions(
  isSecure: boolean,
  maxAgeSeconds?: number,
): CookieSerializeOptions {
  return { ...sessionCookieOptions(isSecure, maxAgeSeconds), httpOnly: false }
}
