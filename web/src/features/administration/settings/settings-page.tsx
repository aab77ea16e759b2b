import {
  type OperatorSettings,
  readOperatorSettingsCall,
} from '@permille/contract/administration/settings'
import { readRiskSettingsCall } from '@permille/contract/risk/admin-risk'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { AdminTabs } from '#features/accounts/admin-tabs.tsx'
import { ofInstallation as keysOfInstallation } from '#features/keys/key-owner.ts'
import { KeysCard } from '#features/keys/keys-card.tsx'
import { ofInstallation } from '#features/webhooks/webhook-owner.ts'
import { WebhookView } from '#features/webhooks/webhook-view.tsx'
import { WebhooksCard } from '#features/webhooks/webhooks-card.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Time } from '#ui/values/time.tsx'
import { settingGroups } from './setting-groups.ts'

/** Shows what an admin can change while the marketplace runs, and its operator's settings. */
export function SettingsPage() {
  const webhookId = useUrlFilters().read('webhook')
  return (
    <AdminTabs
      section="dashboard"
      title="Settings"
      note="Risk signals, API keys and webhooks are changed here. Everything else is set by the operator, and applies from the next start of the server."
    >
      {webhookId === '' ? <Settings /> : <WebhookView owner={ofInstallation} id={webhookId} />}
    </AdminTabs>
  )
}

function Settings() {
  const query = useQuery(queryOf(readOperatorSettingsCall))
  return (
    <>
      <RiskSignals />
      <KeysCard title="API keys" owner={keysOfInstallation} />
      <WebhooksCard owner={ofInstallation} />
      <Loaded
        query={query}
        skeleton={
          <Card>
            <ListSkeleton lines={8} />
          </Card>
        }
        failed="The settings could not be loaded."
      >
        {(settings) => <OperatorGroups settings={settings} />}
      </Loaded>
    </>
  )
}

function RiskSignals() {
  const changed = useQuery(queryOf(readRiskSettingsCall)).data?.changed ?? null
  return (
    <Card>
      <CardHeader
        title="Risk signals"
        action={
          <Link href={adminPaths.risk} className={buttonClasses({ variant: 'secondary' })}>
            Change
          </Link>
        }
      />
      <CardBody>
        <p>
          The signals that flag a post or set its earnings aside, and their thresholds. A change
          applies to later posts and readings, and is in the{' '}
          <Link
            href={`${adminPaths.auditLog}?action=risk_settings.change`}
            className="text-accent underline"
          >
            audit log
          </Link>
          {changed !== null && (
            <span>
              ; the last one was <Time at={changed.at} />, by <bdi>{changed.byName}</bdi>
            </span>
          )}
          <span>.</span>
        </p>
      </CardBody>
    </Card>
  )
}

export function OperatorGroups({ settings }: { readonly settings: OperatorSettings }) {
  return settingGroups(settings).map((group) => (
    <Card key={group.title}>
      <CardHeader title={group.title} />
      <dl className="divide-y divide-line">
        {group.settings.map(({ label, value, variable, effect }) => (
          <div
            key={variable}
            className="grid grid-cols-1 gap-x-6 gap-y-1 px-5 py-3 @2xl/page:grid-cols-[minmax(0,1fr)_auto]"
          >
            <dt>
              <span className="font-medium">{label}</span>
              <span className="block text-sm text-ink-muted">{effect}</span>
            </dt>
            <dd className="@2xl/page:text-right">
              <span className="tabular-nums">{value}</span>
              <code className="block text-sm [overflow-wrap:anywhere] text-ink-muted">
                {variable}
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  ))
}
