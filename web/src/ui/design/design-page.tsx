import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { ControlSamples } from './control-samples.tsx'
import { FloatSamples } from './float-samples.tsx'
import { NumberSamples } from './number-samples.tsx'
import { StateSamples } from './state-samples.tsx'

/** Shows every component in every state. In development builds only. */
export function DesignPage() {
  const [isDark, setDark] = useState(() => document.documentElement.classList.contains('dark'))
  const toggle = () => {
    document.documentElement.classList.toggle('dark', !isDark)
    setDark(!isDark)
  }
  return (
    <main className="mx-auto grid max-w-5xl gap-10 px-6 py-10">
      <PageHeader
        title="Design"
        note="Every part, in every state."
        actions={
          <Button variant="secondary" onClick={toggle}>
            {isDark ? 'Light' : 'Dark'}
          </Button>
        }
      />
      <Samples title="Controls">
        <ControlSamples />
      </Samples>
      <Samples title="Numbers">
        <NumberSamples />
      </Samples>
      <Samples title="States">
        <StateSamples />
      </Samples>
      <Samples title="What floats">
        <FloatSamples />
      </Samples>
    </main>
  )
}

interface SamplesProps {
  readonly title: string
  readonly children: ReactNode
}

function Samples({ title, children }: SamplesProps) {
  return (
    <section className="grid gap-4">
      <h2 className="border-b border-line pb-2 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}
