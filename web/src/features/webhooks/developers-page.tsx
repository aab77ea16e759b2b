import { useMay } from '#api/session.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { SettingsTabs } from '#features/accounts/settings-tabs.tsx'
import { ofBrand as keysOfBrand } from '#features/keys/key-owner.ts'
import { KeysCard } from '#features/keys/keys-card.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { ofBrand } from './webhook-owner.ts'
import { WebhookView } from './webhook-view.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

/** A brand’s API keys and webhooks, or one of these, which the URL names. */
export function DevelopersPage() {
  const managesKeys = useMay('developers:manage')
  return (
    <SettingsTabs
      title="Developers"
      note="How your own systems and Permille call each other."
      actions={
        <a
          href="/api/docs"
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'secondary' })}
        >
          API reference
        </a>
      }
    >
      {managesKeys ? (
        <Shown />
      ) : (
        <p className="text-ink-muted">
          Your role in this brand does not include its API keys and webhooks. Ask its owner.
        </p>
      )}
    </SettingsTabs>
  )
}

function Shown() {
  const id = useUrlFilters().read('webhook')
  if (id !== '') return <WebhookView owner={ofBrand} id={id} className="max-w-3xl" />
  return (
    <>
      <KeysCard title="Keys" owner={keysOfBrand} className="max-w-3xl" />
      <WebhooksCard owner={ofBrand} className="max-w-3xl" />
    </>
  )
}
