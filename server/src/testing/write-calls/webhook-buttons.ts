import { bodySamples } from '../body-samples.ts'
import type { TestServer } from '../test-server.ts'
import { makeInstallationWebhook, makeWebhook } from '../webhooks.ts'
import type { Button, Buttons } from './button.ts'

export function webhookButtons(server: TestServer) {
  const ofInstallation = async (body?: object): Promise<Button> => {
    const as = await server.person('admin')
    const { id } = await makeInstallationWebhook(server, as)
    return { named: id, given: { as, ...(body && { body }) } }
  }
  return {
    editWebhook: {
      placeBrand: async (as) => ({
        named: (await makeWebhook(server, as)).id,
        given: { as, body: bodySamples.editWebhook },
      }),
    },
    deleteWebhook: {
      placeBrand: async (as) => ({ named: (await makeWebhook(server, as)).id, given: { as } }),
    },
    replayWebhook: {
      needsKey: true,
      placeBrand: async (as) => ({
        named: (await makeWebhook(server, as)).id,
        given: { as, body: bodySamples.replayWebhook },
      }),
    },
    editInstallationWebhook: { placeAlone: () => ofInstallation(bodySamples.editWebhook) },
    deleteInstallationWebhook: { placeAlone: () => ofInstallation() },
    replayInstallationWebhook: {
      needsKey: true,
      placeAlone: () => ofInstallation(bodySamples.replayWebhook),
    },
  } satisfies Buttons
}
