import { memberPages } from '@permille/contract/pages'
import { MailLink } from './mail-frame.tsx'

/** `appUrl` without a trailing slash. */
export function PreferencesNote({ appUrl }: { readonly appUrl: string }) {
  return (
    <>
      Choose what we email you:{' '}
      <MailLink href={appUrl + memberPages.notificationSettings}>notification settings</MailLink>
    </>
  )
}
