export type {
  AccountDeps,
  AddressProven,
  FactorDeps,
  FormerBelongings,
  InvitationDeps,
  PasswordDeps,
  SuspensionChanged,
} from './account-deps.ts'
export {
  type AccountChange,
  type AccountDeletion,
  accountChanged,
  accountDeleted,
  type EmailProofRequest,
  emailProofContext,
  emailProofRequested,
  type Invited,
  invitationContext,
  passwordForgotten,
  userInvited,
} from './account-jobs.ts'
export { accountRoutes } from './account-routes.ts'
export { accountSchedule } from './account-schedule.ts'
export {
  creatorOfUser,
  findAccount,
  findAccountByEmail,
  insertBrand,
  lockAccount,
  lockBelongings,
  lockEmail,
  lockHandle,
} from './account-store.ts'
export {
  type AuditActor,
  type AuditEntry,
  type AuditId,
  actorForThemselves,
  auditInsert,
  writeAudit,
} from './audit-store.ts'
export { countMail, hasRoomForMail, isProvenAddress, type MailPurpose } from './count-mail.ts'
export { countNameChange } from './count-name-change.ts'
export { helpOnServer } from './factors/issue-help-code.ts'
export { reencryptApps } from './factors/reencrypt-apps.ts'
export {
  type Acceptance,
  createInvitedUser,
  type InvitedUser,
  signUpByLink,
} from './invitations/accept-invitation.ts'
export { invitationGone } from './invitations/invitation-gone.ts'
export { inviteAdmin } from './invitations/invite-admin.ts'
export { isReserved, looksLike } from './names/look-alikes.ts'
export { requireFreeName } from './names/require-free-name.ts'
export { requireOwnName } from './names/require-own-name.ts'
export {
  type MailedPasswordLink,
  makeMailedPasswordLink,
} from './password-reset/forgot-password.ts'
export { makePasswordLinkOnServer } from './password-reset/make-password-link.ts'
export { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts'
export { holdPayouts } from './payout-hold-store.ts'
export { type CreatorToBe, createCreator } from './register-creator.ts'
export { requireNotSuspended } from './require-not-suspended.ts'
export { createAuthentication } from './sign-in/authenticate.ts'
export { endSessionsOnServer } from './sign-in/end-sessions-on-server.ts'
export { insertOrigin, networkOf, type Origin } from './sign-in/origin-store.ts'
export { readMember } from './sign-in/read-member.ts'
export { hashToken, newToken, type SignedIn } from './sign-in/session.ts'
export { listLiveSessions } from './sign-in/session-store.ts'
export { callOriginOf, respondSignedIn } from './sign-in/sign-in-routes.ts'
