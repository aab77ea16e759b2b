import {
  type DeletionPlan,
  deleteAccountCall,
  readDeletionCall,
} from '@permille/contract/privacy/account-deletion'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { useCurrentUser } from '#api/session.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { DeletionBlockers } from './deletion-blockers.tsx'
import { DeletionCosts } from './deletion-costs.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'

const goes = {
  creator:
    'Your name, email, handle, profile, picture, social accounts with their access, sessions, second factors, notifications and mails.',
  brand:
    'Your name and email, your brand’s name, logo and website, campaign pictures, internal notes, sessions, second factors, notifications and mails.',
  admin: 'Your name and email, internal notes, sessions, second factors, notifications and mails.',
} as const

const stays = {
  creator:
    'The books: posts with their URLs, views and payments, under a number instead of your name. Brands need a record of what they bought, and the law requires us to keep payment records.',
  brand:
    'The books: payments, refunds and campaigns, under a number instead of your name, and the billing details on issued receipts. The law requires us to keep payment records.',
  admin: 'The audit log: what you did, under a number instead of your name.',
} as const

/** Says what is deleted, what is kept and why, and what has to end first. */
export function DeleteAccount() {
  const { role } = useCurrentUser()
  const query = useQuery(queryOf(readDeletionCall))
  return (
    <Card>
      <CardHeader title="Delete your account" note="At once, and for good." />
      <CardBody className="grid grid-cols-1 gap-4 text-ink-muted">
        <p>
          <span className="font-medium text-ink">What is deleted:</span> {goes[role]}
        </p>
        <p>
          <span className="font-medium text-ink">What is kept:</span> {stays[role]}
        </p>
        <Loaded
          query={query}
          skeleton={<ListSkeleton lines={1} />}
          failed="Whether your account can be deleted could not be checked."
        >
          {(plan) => <Ask plan={plan} onRefused={() => void query.refetch()} />}
        </Loaded>
      </CardBody>
    </Card>
  )
}

interface AskProps {
  readonly plan: DeletionPlan
  /** Called after a refusal, when the plan has changed. */
  readonly onRefused: () => void
}

function Ask({ plan, onRefused }: AskProps) {
  const [isOpen, setIsOpen] = useState(false)
  const deleting = useAction({
    call: deleteAccountCall,
    request: () => ({ body: { givesUpCents: plan.givesUpCents } }),
    done: {
      title: 'Your account was deleted',
      description: 'A mail confirms it, if mail is set up.',
    },
    failed: (error) => {
      onRefused()
      return errorToast(messageOf(error, 'Your account could not be deleted'))
    },
    // Leaving the page clears this browser's data of the account.
    onDone: () => location.assign(paths.landing),
  })
  if (plan.blockers.length > 0) {
    return (
      <Notice title="Before you can delete it">
        <DeletionBlockers blockers={plan.blockers} />
      </Notice>
    )
  }
  return (
    <>
      <DeletionCosts plan={plan} />
      <Button variant="danger" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      {isOpen && (
        <DeletionDialog
          plan={plan}
          title="Delete your account?"
          description="You are signed out everywhere, and no one can bring the account back. You can register again with the same email."
          isBusy={deleting.isPending}
          onClose={() => setIsOpen(false)}
          onConfirm={() => deleting.mutate()}
        />
      )}
    </>
  )
}
