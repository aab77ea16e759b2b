import { readErasureCall } from '@permille/contract/connections/connections'
import { platformFacts } from '@permille/contract/platforms'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { messageOf, statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Time } from '#ui/values/time.tsx'
import { AuthLayout, AuthLink } from '../accounts/auth-layout.tsx'

/** The page that a platform links to after a user asked it to have their data deleted here. */
export function ErasurePage() {
  const { code = '' } = useParams<{ code: string }>()
  const { data, error, isFetching, refetch } = useQuery(
    queryOf(readErasureCall, { params: { code } }),
  )
  if (error !== null && statusOf(error) === 404) return <UnknownCode />
  if (error !== null && !isFetching) {
    return (
      <AuthLayout
        title="Your request could not be loaded"
        note={messageOf(error, 'The server did not respond.')}
      >
        <Button onClick={() => void refetch()}>Try again</Button>
      </AuthLayout>
    )
  }
  if (data === undefined) {
    return (
      <AuthLayout title="Your data" note="Loading your request...">
        <Skeleton className="h-60" />
      </AuthLayout>
    )
  }
  const { title } = platformFacts[data.platform]
  if (data.accountsCount === 0) {
    return (
      <AuthLayout
        title="There was nothing to delete"
        note={`We held no data from your ${title} account when you asked.`}
        footer={<Contact />}
      >
        <PolicyLink />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title={`Your ${title} data was deleted`}
      note={<When at={data.erasedAt} />}
      footer={<Contact />}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>Your username, your follower count and our access to your account are gone.</li>
        <li>So are the titles, texts and pictures of your posts.</li>
        <li>Posts that were waiting for a decision were rejected.</li>
        <li>View counts, and what you earned with them, stay in our books.</li>
      </ul>
      <PolicyLink />
    </AuthLayout>
  )
}

function When({ at }: { readonly at: string }) {
  return (
    <>
      At your request, on <Time at={at} isDay />
    </>
  )
}

function PolicyLink() {
  return <AuthLink href={paths.privacyPolicy}>Privacy Policy</AuthLink>
}

function Contact() {
  return (
    <>
      To have your Permille account deleted too,{' '}
      <AuthLink href={`${paths.help}#write`}>write to us</AuthLink>
    </>
  )
}

function UnknownCode() {
  return (
    <AuthLayout
      title="We do not know this code"
      note="Open the link again from where you requested the deletion of your data."
      footer={<Contact />}
    >
      {null}
    </AuthLayout>
  )
}
