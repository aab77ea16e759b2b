import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/overlays/toast.ts'

const providers = ['Facebook', 'Instagram', 'TikTok', 'Apple']

/** Announced, but not available yet. */
export function SocialSignIn() {
  return (
    <section aria-label="Other ways to sign in" className="grid gap-4">
      <div className="flex items-center gap-3 text-sm text-ink-muted">
        <span className="h-px flex-1 bg-line" />
        Or continue with
        <span className="h-px flex-1 bg-line" />
      </div>
      <div className="grid grid-cols-2 gap-2">
        {providers.map((provider) => (
          <Button key={provider} variant="secondary" onClick={() => announce(provider)}>
            {provider}
          </Button>
        ))}
      </div>
    </section>
  )
}

function announce(provider: string): void {
  toast({ title: 'Coming soon', description: `${provider} login will be available soon.` })
}
