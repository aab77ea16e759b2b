import { buildAll } from './build/build-all.mjs'
import { runCommand } from './plain-error.mjs'
import { setup } from './setup.mjs'

await runCommand(async () => {
  await setup()
  await buildAll()
})
