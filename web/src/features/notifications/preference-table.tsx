import {
  digestKinds,
  lastingKinds,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
} from '@permille/contract/notifications/notifications'
import type { ReactNode } from 'react'
import { useCurrentUser } from '#api/session.ts'
import { channelNames, kindLabels } from './kind-labels.ts'

interface PreferenceTableProps {
  readonly kinds: readonly NotificationKind[]
  /** Renders the cell of a kind and a channel. */
  readonly cell: (kind: NotificationKind, channel: NotificationChannel) => ReactNode
}

/**
 * A row for each kind, a column for each channel. On a phone, the switches are below the sentence,
 * each beside its channel's name. The roles keep it a table there.
 */
export function PreferenceTable({ kinds, cell }: PreferenceTableProps) {
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <caption className="sr-only">What we notify you about, and how</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className="px-5 text-left">
            <span className="sr-only">Kind</span>
          </th>
          {notificationChannels.map((channel) => (
            <th
              key={channel}
              role="columnheader"
              scope="col"
              className="h-10 pr-5 text-right text-sm font-medium whitespace-nowrap text-ink-muted"
            >
              {channelNames[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {kinds.map((kind) => (
          <tr
            key={kind}
            role="row"
            className="border-t border-line max-md:grid max-md:grid-cols-3 max-md:px-4 max-md:py-3 max-md:first:border-t-0"
          >
            <th
              role="rowheader"
              scope="row"
              className="w-full text-left font-normal max-md:col-span-3 max-md:pb-2 md:px-5 md:py-3"
            >
              <KindName kind={kind} />
            </th>
            {notificationChannels.map((channel) => (
              <td
                key={channel}
                role="cell"
                className="max-md:flex max-md:items-center max-md:gap-2 md:pr-5"
              >
                <span aria-hidden="true" className="text-sm text-ink-muted md:hidden">
                  {channelNames[channel]}
                </span>
                {cell(kind, channel)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function KindName({ kind }: { readonly kind: NotificationKind }) {
  const { role } = useCurrentUser()
  const { name, covers, coversForAdmins = covers } = kindLabels[kind]
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block text-ink-muted">
        {role === 'admin' ? coversForAdmins : covers}
        {digestKinds.includes(kind) && <span>{' Several come as one email.'}</span>}
      </span>
      {lastingKinds.includes(kind) && (
        <span id={reasonIdOf(kind)} className="block text-sm text-ink-muted">
          Always on, so that nobody who gets into your account can switch it off.
        </span>
      )}
    </>
  )
}

/** Returns the id of the sentence that says why a kind cannot be switched off. */
export function reasonIdOf(kind: NotificationKind): string {
  return `${kind}-stays-on`
}
