import { isolate } from '@permille/contract/input/isolate'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Notice } from '#ui/layout/notice.tsx'

/** Explains to the creator why the post earns nothing yet and what to do. */
export function ProofNotice({ username }: { readonly username: string }) {
  return (
    <Notice
      action={
        <Link
          href={paths.socialAccounts}
          className={buttonClasses({ variant: 'secondary', size: 'sm' })}
        >
          Verify
        </Link>
      }
    >
      <p>
        @<bdi>{username}</bdi> isn’t verified yet. This post earns nothing until you verify it.
      </p>
    </Notice>
  )
}

/** Returns the same for the reviewers, a brand or an admin. */
export function describeUnproven(username: string): string {
  return `Account not verified: nothing is paid until @${isolate(username)} is verified.`
}
