import { Rejected } from '#platform/errors/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

const namePartMinLength = 4

/** Refuses the easiest guesses: common passwords and the user's own names. */
export function checkNewPassword(
  password: string,
  person: { readonly email: string; readonly displayName: string },
): void {
  const lower = password.toLowerCase()
  if (isCommonPassword(password)) {
    throw weak('This password is too common. Choose another one.')
  }
  if (ownNames(person).some((name) => lower.includes(name))) {
    throw weak('The password must not contain your email or name')
  }
}

function ownNames({ email, displayName }: { email: string; displayName: string }): string[] {
  const [mailbox = ''] = email.split('@')
  const words = [...displayName.split(/\s+/), displayName.replaceAll(/\s+/g, ''), mailbox, email]
  return words.map((word) => word.toLowerCase()).filter((word) => word.length >= namePartMinLength)
}

function weak(message: string): Rejected {
  return new Rejected('weak-password', message, {
    details: { fields: { password: message } },
  })
}
