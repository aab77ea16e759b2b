/** How long links, codes and a sign-in are good (rules §8). */
export const invitationDays = 7
export const emailProofHours = 24
/** Lifetime of a link requested with "Forgot password". */
export const passwordMailMinutes = 60
/** Lifetime of a link or code that an admin, or the server, hands over. */
export const handedOverHours = 24
/** Calls that move money or grant power need a sign-in no older than this. */
export const freshSignInMinutes = 15
export const signInLockMinutes = 15
export const authorizationMinutes = 10
