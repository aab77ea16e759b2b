import { acceptEmailProofCall } from '@permille/contract/accounts'
import { emailProofHours } from '@permille/contract/factors/lifetimes'
import { useParams } from 'wouter'
import { statusOf } from '../../api/api-error.ts'
import { useAction } from '../../api/use-action.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { AuthLayout } from './auth-layout.tsx'

/**
 * The target of the link mailed to an address. Confirming takes a button, because mail programs
 * open links on their own.
 */
export function ConfirmEmailPage() {
  const { token = '' } = useParams<{ token: string }>()
  const confirming = useAction({
    call: acceptEmailProofCall,
    request: () => ({ params: { token } }),
    failed: 'Your address could not be confirmed',
  })
  if (confirming.data !== undefined) {
    return (
      <AuthLayout title="Address confirmed" note={`${confirming.data.email} is yours.`}>
        <Continue />
      </AuthLayout>
    )
  }
  if (statusOf(confirming.error) === 404) {
    return (
      <AuthLayout
        title="This link no longer works"
        note={`It has been used, was replaced by a newer one, or is older than ${emailProofHours} hours. Ask for a new one in your account settings.`}
      >
        <Continue />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="Confirm your email address"
      note="You followed a link that we mailed to your address."
    >
      <Button size="lg" isBusy={confirming.isPending} onClick={() => confirming.mutate()}>
        {confirming.isPending ? 'Confirming...' : 'Confirm my address'}
      </Button>
    </AuthLayout>
  )
}

function Continue() {
  return (
    <a href={paths.dashboard} className={buttonLook({ size: 'lg' })}>
      Continue to Permille
    </a>
  )
}
