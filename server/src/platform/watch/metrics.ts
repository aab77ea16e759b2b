import type { Registry } from 'prom-client'
import { lazyPackage } from '../lazy-package.ts'
import {
  type CounterName,
  counters,
  type GaugeName,
  gauges,
  type HistogramName,
  histograms,
} from './metric-list.ts'

const prometheus = lazyPackage<typeof import('prom-client')>('prom-client')

export type Labels = Readonly<Record<string, string>>

export interface Sample {
  readonly value: number
  readonly labels?: Labels
}

/** What this process counts. A scrape asks no one: gauges are read from memory. */
export interface Metrics {
  count(name: CounterName, labels?: Labels): void
  observe(name: HistogramName, labels: Labels, seconds: number): void
  /** Several may show the same gauge, each with labels of its own. */
  show(name: GaugeName, read: () => readonly Sample[]): void
}

export interface ServedMetrics extends Metrics {
  readonly contentType: string
  text(): Promise<string>
}

/** While no one asks for metrics. */
export const noMetrics: Metrics = { count: () => {}, observe: () => {}, show: () => {} }

/** Loads the library, so only where someone asks for metrics. */
export function openMetrics(): ServedMetrics {
  const { collectDefaultMetrics, Registry } = prometheus()
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counted = mapValues(counters, (name, kind) => createCounter(registry, name, kind))
  const timed = mapValues(histograms, (name, kind) => createHistogram(registry, name, kind))
  const shown = mapValues(gauges, (name, kind) => createGauge(registry, name, kind))
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    count: (name, labels = {}) => counted[name].inc({ ...labels }),
    observe: (name, labels, seconds) => timed[name].observe({ ...labels }, seconds),
    show: (name, read) => void shown[name].push(read),
  }
}

interface Kind {
  readonly help: string
  readonly labels?: readonly string[]
}

function createCounter(registry: Registry, name: string, { help, labels = [] }: Kind) {
  return new (prometheus().Counter)({ name, help, labelNames: labels, registers: [registry] })
}

function createHistogram(
  registry: Registry,
  name: string,
  { help, labels = [], buckets }: Kind & { readonly buckets: readonly number[] },
) {
  const given = { name, help, labelNames: labels, registers: [registry] }
  return new (prometheus().Histogram)({ ...given, buckets: [...buckets] })
}

function createGauge(
  registry: Registry,
  name: string,
  { help, labels = [] }: Kind,
): (() => readonly Sample[])[] {
  const readers: (() => readonly Sample[])[] = []
  ;new (prometheus().Gauge)({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect() {
      this.reset()
      // A reset leaves a 0 where there are no labels, and 0 would be an answer.
      this.remove({})
      for (const read of readers) {
        for (const sample of read()) this.set({ ...sample.labels }, sample.value)
      }
    },
  })
  return readers
}

function mapValues<Name extends string, Value, Made>(
  given: Readonly<Record<Name, Value>>,
  make: (name: Name, value: Value) => Made,
): Record<Name, Made> {
  const entries = (Object.entries(given) as [Name, Value][]).map(([name, value]) => [
    name,
    make(name, value),
  ])
  return Object.fromEntries(entries) as Record<Name, Made>
}
