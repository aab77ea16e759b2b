import { publicProfileCall } from '@permille/contract/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Wordmark } from '#ui/layout/permille-mark.tsx'
import { Profile } from './profile.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

export function PublicProfilePage() {
  const { username = '' } = useParams<{ username: string }>()
  const query = useQuery(queryOf(publicProfileCall, { params: { username } }))
  return (
    <>
      <header className="mx-auto flex h-16 max-w-4xl items-center px-4 md:px-8">
        <Link href={paths.landing} className="rounded-sm">
          <Wordmark />
        </Link>
      </header>
      <main className="mx-auto max-w-4xl px-4 pb-16 md:px-8">
        {statusOf(query.error) === 404 ? (
          <CreatorNotFound />
        ) : (
          <>
            {query.data === undefined && <h1 className="sr-only">Creator</h1>}
            <Loaded
              query={query}
              skeleton={<ProfileSkeleton />}
              failed="The profile could not be loaded"
            >
              {(profile) => <Profile profile={profile} />}
            </Loaded>
          </>
        )}
      </main>
    </>
  )
}

function CreatorNotFound() {
  return (
    <>
      <title>Creator not found · Permille</title>
      <h1 className="sr-only">Creator not found</h1>
      <EmptyState
        title="Creator not found"
        note="The profile you're looking for doesn't exist"
        action={
          <Link href={paths.landing} className={buttonClasses({ variant: 'secondary' })}>
            Back to Permille
          </Link>
        }
      />
    </>
  )
}
