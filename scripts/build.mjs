import { buildAll } from './build/build-all.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { setup } from './setup.mjs'

await runCommand(async () => {
  await setup()
  try {
    await buildAll()
  } catch (error) {
    // The bundlers' stacks point into the bundlers; the message names our file and line.
    throw error instanceof Error ? new PlainError(error.message) : error
  }
})
