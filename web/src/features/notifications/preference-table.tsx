import {
  digestKinds,
  lastingKinds,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
} from '@permille/contract/notifications/notifications'
import type { ReactNode } from 'react'
import { channelNames, kindWords } from './kind-words.ts'

interface PreferenceTableProps {
  readonly kinds: readonly NotificationKind[]
  /** What is in the cell of a kind and a channel. */
  readonly cell: (kind: NotificationKind, channel: NotificationChannel) => ReactNode
}

/** A row for each kind, a column for each channel; on a phone too. */
export function PreferenceTable({ kinds, cell }: PreferenceTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">What you are told, and how</caption>
      <thead>
        <tr>
          <th scope="col" className="px-5 text-left max-md:px-4">
            <span className="sr-only">Kind</span>
          </th>
          {notificationChannels.map((channel) => (
            <th
              key={channel}
              scope="col"
              className="h-10 pr-5 text-right text-sm font-medium text-ink-muted max-md:py-2 max-md:pr-3 md:whitespace-nowrap"
            >
              {channelNames[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind} className="border-t border-line">
            <th scope="row" className="w-full px-5 py-3 text-left font-normal max-md:px-4">
              <KindName kind={kind} />
            </th>
            {notificationChannels.map((channel) => (
              <td key={channel} className="pr-5 max-md:pr-3">
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
  const { name, covers } = kindWords[kind]
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block text-ink-muted">
        {covers}
        {digestKinds.includes(kind) && ' Several come as one email.'}
      </span>
      {lastingKinds.includes(kind) && (
        <span id={reasonIdOf(kind)} className="block text-sm text-ink-muted">
          Always on: whoever took over your account could otherwise switch off the warning first.
        </span>
      )}
    </>
  )
}

/** Of the sentence that says why a kind cannot be switched off. */
export function reasonIdOf(kind: NotificationKind): string {
  return `${kind}-stays-on`
}
