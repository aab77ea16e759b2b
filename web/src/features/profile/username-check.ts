import { usernameMaxLength, usernameMinLength } from '@permille/contract/limits'

export type UsernameCheck =
  | { readonly state: 'idle' }
  | { readonly state: 'checking' }
  | { readonly state: 'available'; readonly message: string }
  | { readonly state: 'unavailable'; readonly message: string }

/** Checks a name as far as possible without the server (rules §7); undefined if it must be asked. */
export function localUsernameCheck(typed: string, current: string): UsernameCheck | undefined {
  const name = typed.trim()
  if (name === '' || name === current) return { state: 'idle' }
  if (name.length < usernameMinLength || name.length > usernameMaxLength) {
    return { state: 'unavailable', message: 'Username must be 3-30 characters' }
  }
  if (!/^[A-Za-z0-9_]+$/.test(name)) {
    return { state: 'unavailable', message: 'Only letters, numbers, and underscores allowed' }
  }
  return undefined
}
