import { isolate } from '@permille/contract/input/isolate'
import type { Scope } from '@permille/contract/teams/scopes'
import type { ReactNode } from 'react'
import { useMay, useSession } from '#api/session.ts'
import { NotFoundHeader } from '#features/accounts/not-found-header.tsx'
import { paths } from '#paths.ts'

interface NeedsRightProps {
  readonly to: Scope
  /** After "the right to". */
  readonly act: string
  readonly children: ReactNode
}

/** A page that the role does not open, reached by its URL, says who can give the right. */
export function NeedsRight({ to, act, children }: NeedsRightProps) {
  const { user } = useSession()
  if (useMay(to)) return children
  return (
    <NotFoundHeader
      title="Your role does not allow this"
      note={`Ask the owner of ${isolate(user?.brandName ?? '')} for the right to ${act}.`}
      list={{ href: paths.dashboard, label: 'Dashboard' }}
    />
  )
}
