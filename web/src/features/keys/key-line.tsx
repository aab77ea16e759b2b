import { isolate } from '@permille/contract/input/isolate'
import type { ApiKey } from '@permille/contract/keys/keys'
import { ActionButton } from '#api/action-button.tsx'
import { Time } from '#ui/values/time.tsx'
import type { KeyOwner } from './key-owner.ts'
import { RotateKey } from './rotate-key.tsx'
import { scopeLabels } from './scope-labels.ts'

interface KeyLineProps {
  readonly apiKey: ApiKey
  readonly owner: KeyOwner
  readonly onChanged: () => void
}

export function KeyLine({ apiKey, owner, onChanged }: KeyLineProps) {
  const { id, name, prefix, scopes, isEnded, replacedBy } = apiKey
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64 text-sm text-ink-muted">
        <p className="flex min-w-0 items-baseline gap-2">
          <bdi className="truncate text-base font-medium text-ink">{name}</bdi>
          <span className="shrink-0 font-mono">{prefix}…</span>
        </p>
        <p>{scopes.map((scope) => scopeLabels[scope]).join(' · ')}</p>
        <p>
          <Made apiKey={apiKey} />
        </p>
        <p>
          <Use apiKey={apiKey} />
        </p>
      </div>
      {!isEnded && (
        <div className="flex gap-2">
          {replacedBy === null && <RotateKey apiKey={apiKey} owner={owner} onRotated={onChanged} />}
          <ActionButton
            call={owner.revoke}
            request={() => ({ params: { id } })}
            title={`Revoke ${isolate(name)}?`}
            description="The next call with this key is refused. This cannot be undone."
            label="Revoke"
            busyLabel="Revoking..."
            done={`${isolate(name)} was revoked`}
            failed="The key could not be revoked"
            onDone={onChanged}
            isDanger
            variant="secondary"
            size="sm"
            className="max-md:h-11"
            aria-label={`Revoke ${isolate(name)}`}
          />
        </div>
      )}
    </li>
  )
}

function Made({ apiKey }: { readonly apiKey: ApiKey }) {
  const { createdAt, createdBy, sponsor } = apiKey
  return (
    <>
      <span>
        Made <Time at={createdAt} isDay /> by <bdi>{createdBy}</bdi>
      </span>
      {sponsor !== createdBy && (
        <span>
          , now in the name of <bdi>{sponsor}</bdi>
        </span>
      )}
    </>
  )
}

function Use({ apiKey }: { readonly apiKey: ApiKey }) {
  const { lastUsedAt, lastNetwork, expiresAt, isEnded, replacedBy } = apiKey
  return (
    <>
      <span>{lastUsedAt === null ? 'Never used' : usedLabel(replacedBy)}</span>
      {lastUsedAt !== null && <Time at={lastUsedAt} />}
      {lastNetwork !== null && <span>{` from ${lastNetwork}`}</span>}
      {expiresAt !== null && (
        <span>
          <span>{isEnded ? ' · ended ' : ' · ends '}</span>
          <Time at={expiresAt} isAhead={!isEnded} />
        </span>
      )}
    </>
  )
}

function usedLabel(replacedBy: ApiKey['replacedBy']): string {
  return replacedBy === null ? 'Last used ' : 'Old key last used '
}
