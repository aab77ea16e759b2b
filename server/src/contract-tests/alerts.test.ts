import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { invariants } from '#money/books/invariants.ts'
import { openMetrics } from '#platform/watch/metrics.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const rules = readFileSync(`${root}deploy/prometheus/rules.yml`, 'utf8')
const runbook = readFileSync(`${root}docs/runbooks/alerts.md`, 'utf8')

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one)

it('each alert leads to its own part of the runbook', () => {
  const alerts = found(rules, /- alert: (\w+)/g)

  expect(alerts).toEqual(found(runbook, /^## (\w+)/gm))
  expect(found(rules, /runbook: (\S+)/g)).toEqual(
    alerts.map((name) => `docs/runbooks/alerts.md#${name?.toLowerCase()}`),
  )
})

it('the runbook knows each rule of the books that no page tells, because it does not stop payouts', () => {
  const part = /^## BooksRuleBroken$(.+?)^## /ms.exec(runbook)?.[1] ?? ''
  const rows = found(part, /^\| (I.+?) \|/gm).flatMap((ids = '') => ids.split(', '))

  const quiet = invariants.filter(({ stopsPayouts }) => !stopsPayouts).map(({ id }) => id)
  expect(rows.sort()).toEqual(quiet.sort())
})

it('each metric in them and on the dashboard is one that a process shows, or that is recorded', async () => {
  const dashboard = readFileSync(`${root}deploy/grafana/permille.json`, 'utf8')
  const shown = found(await openMetrics().text(), /^# TYPE (\w+) /gm)
  const exprs = found(dashboard, /"expr": "(.+)"/g).join('\n')
  const named = found(rules + exprs, /\b((?:permille|nodejs|process)_\w+)/g)
  const recorded = found(rules, /- record: (\S+)/g)

  expect(found(exprs, /(permille:\S+)/g).filter((name) => !recorded.includes(name))).toEqual([])
  expect(shown.filter((name) => name?.startsWith('permille_') && !exprs.includes(name))).toEqual([])
  expect(named.length).toBeGreaterThan(10)
  expect(
    named.filter((name) => !shown.includes(name?.replace(/_(count|sum|bucket)$/, ''))),
  ).toEqual([])
})

it('the example of a Prometheus scrapes all that they need, and each process that the guide starts', () => {
  const example = readFileSync(`${root}deploy/examples/prometheus.yml`, 'utf8')
  const guide = readFileSync(`${root}docs/install.md`, 'utf8')
  const beside = /^ {2}- name: beside$(.+?)^ {2}- name:/ms.exec(rules)?.[1] ?? ''
  const others = new Set(found(beside, /\b(\w+?)_\w+(?:\{|\)| \/)/g))
  const enabled = /enable --now (.+)/.exec(guide)?.[1] ?? ''
  const ports = found(enabled, /permille-api@(\d+)/g).map((port) => `1${port}`)
  const scraped = new Set(found(example, /10\.0\.0\.11:(\d+)/g))

  expect(found(example, /- job_name: (\w+)/g)).toEqual(['permille', ...others])
  expect(ports.length).toBeGreaterThan(0)
  expect(ports.filter((port) => !scraped.has(port))).toEqual([])
})

/** It takes seconds; on a machine that is busy with all other tests, much longer. */
const promtoolMsMax = 180_000

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

it.skipIf(!hasPromtool)(
  'each fires for its cause, and only then (needs promtool)',
  () => {
    const files = ['rules', 'objectives'].map((name) => `deploy/prometheus/${name}-test.yml`)
    const cases = files.map((file) => readFileSync(`${root}${file}`, 'utf8')).join('')
    const run = { cwd: root, encoding: 'utf8' } as const
    const { status, stdout } = spawnSync('promtool', ['test', 'rules', ...files], run)

    // One case that fires it, one that does not.
    const alerts = found(rules, /- alert: (\w+)/g).flatMap((name) => [name, name])
    expect(found(cases, /alertname: (\w+)/g)).toEqual(alerts)
    expect([status, stdout]).toEqual([0, expect.stringContaining('SUCCESS')])
  },
  promtoolMsMax,
)
