import { useMay } from '#api/session.ts'
import { SettingsTabs } from '#features/accounts/settings-tabs.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { ofBrand } from './key-owner.ts'
import { KeysCard } from './keys-card.tsx'

/** A brand’s API keys. */
export function DevelopersPage() {
  const managesKeys = useMay('developers:manage')
  return (
    <SettingsTabs
      title="Developers"
      note="How your own systems call Permille."
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
        <KeysCard title="Keys" owner={ofBrand} className="max-w-3xl" />
      ) : (
        <p className="text-ink-muted">
          Your role in this brand does not include its API keys. Ask its owner.
        </p>
      )}
    </SettingsTabs>
  )
}
