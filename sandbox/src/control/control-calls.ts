import type { World } from '../world.ts'
import { type ControlCall, Refusal } from './control-call.ts'
import { faultFields } from './faults.ts'
import { settingFields } from './setting-fields.ts'

const nothing = () => ({})

/** The control calls about the sandbox as a whole. */
export function worldCalls(world: World): readonly ControlCall[] {
  return [...settingCalls(world), ...faultCalls(world)]
}

export function stateCall(read: () => unknown): ControlCall {
  return {
    method: 'GET',
    path: '/control/state',
    says: 'All state: Stripe’s objects, and each platform’s accounts and posts.',
    fields: {},
    example: nothing,
    run: read,
  }
}

function settingCalls({ settings }: World): readonly ControlCall[] {
  return [
    {
      method: 'GET',
      path: '/control/settings',
      says: 'The current settings.',
      fields: {},
      example: nothing,
      run: () => settings.current,
    },
    {
      method: 'PUT',
      path: '/control/settings',
      says: 'Changes the given settings, which survive a restart.',
      fields: settingFields,
      example: () => ({ pendingSeconds: settings.current.pendingSeconds }),
      run: (input) => {
        const problem = settings.update(input)
        if (problem !== null) throw new Refusal(problem)
        return settings.current
      },
    },
  ]
}

function faultCalls({ faults }: World): readonly ControlCall[] {
  return [
    {
      method: 'GET',
      path: '/control/faults',
      says: 'The active faults, and how often each will still strike.',
      fields: {},
      example: nothing,
      run: () => faults.list(),
    },
    {
      method: 'POST',
      path: '/control/faults',
      says: 'Turns a fault on. Of several, the first match strikes.',
      fields: faultFields,
      example: () => ({
        provider: 'stripe',
        kind: 'drop_response',
        match: 'POST /v1/transfers',
        times: 1,
      }),
      run: (input) => {
        const fault = faults.add(input)
        if (typeof fault === 'string') throw new Refusal(fault)
        return fault
      },
    },
    {
      method: 'DELETE',
      path: '/control/faults',
      says: 'Turns every fault off.',
      fields: {},
      example: nothing,
      run: () => {
        faults.clear()
        return []
      },
    },
  ]
}
