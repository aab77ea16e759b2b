import { invitationDays } from '@permille/contract/accounts/factor-lifetimes'
import { invitedTo } from '@permille/contract/accounts/invitations'
import type { UserRole } from '@permille/contract/enums'
import { isolate } from '@permille/contract/input/isolate'
import { MailButton, MailFrame, MailLink, Paragraph } from './mail-frame.tsx'

export interface InvitationMailProps {
  readonly invitedAs: UserRole
  readonly brandName: string | null
  readonly url: string
  readonly supportAddress: string
}

/** With the single-use link that makes the account. */
export function InvitationMail({ invitedAs, brandName, url, supportAddress }: InvitationMailProps) {
  const as = {
    admin: 'an admin',
    brand: `the brand ${isolate(brandName ?? '')}`,
    creator: 'a creator',
  }[invitedAs]
  return (
    <MailFrame
      title="You are invited to Permille"
      preview={`Sign up as ${as}.`}
      footer={
        <>
          If you did not expect this, ignore it: without the link nothing happens. Questions go to{' '}
          <MailLink href={`mailto:${supportAddress}`}>{supportAddress}</MailLink>
        </>
      }
    >
      <Paragraph>
        An admin invites you to sign up as {as}. {invitedTo[invitedAs]}
      </Paragraph>
      <Paragraph>{`The link works once, for ${invitationDays} days. Keep it to yourself.`}</Paragraph>
      <MailButton href={url}>Set a password</MailButton>
    </MailFrame>
  )
}
