import { invitationDays } from '@permille/contract/accounts/factor-lifetimes'
import { invitedTo } from '@permille/contract/accounts/invitations'
import type { UserRole } from '@permille/contract/enums'
import { isolate } from '@permille/contract/input/isolate'
import { MailButton, MailFrame, MailLink, Paragraph } from './mail-frame.tsx'

export interface InvitationMailProps {
  readonly invitedAs: UserRole
  readonly brandName: string | null
  /** Who of the brand invites them to act for it. */
  readonly member?: { readonly invitedBy: string; readonly hasAccount: boolean }
  readonly url: string
  readonly supportAddress: string
}

/** With the single-use link that makes the account. */
export function InvitationMail({
  invitedAs,
  brandName,
  member,
  url,
  supportAddress,
}: InvitationMailProps) {
  const as = {
    admin: 'an admin',
    brand: `the brand ${isolate(brandName ?? '')}`,
    creator: 'a creator',
  }[invitedAs]
  const does = member ? `join ${as}` : `sign up as ${as}`
  const button = member?.hasAccount === true ? 'Join the brand' : 'Set a password'
  return (
    <MailFrame
      title="You are invited to Permille"
      preview={`${member ? 'Join' : 'Sign up as'} ${as}.`}
      footer={
        <>
          If you did not expect this, ignore it: without the link nothing happens. Questions go to{' '}
          <MailLink href={`mailto:${supportAddress}`}>{supportAddress}</MailLink>
        </>
      }
    >
      <Paragraph>
        {member ? isolate(member.invitedBy) : 'An admin'} invites you to {does}.
        {member ? '' : ` ${invitedTo[invitedAs]}`}
      </Paragraph>
      <Paragraph>{`The link works once, for ${invitationDays} days. Keep it to yourself.`}</Paragraph>
      <MailButton href={url}>{button}</MailButton>
    </MailFrame>
  )
}
