/** A failure whose message is written for the user at the terminal: printed without a stack. */
export class PlainError extends Error {
  /** @override */
  name = 'PlainError'
}

/**
 * Runs a command's main function; when it throws, prints the error and sets exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main()
  } catch (error) {
    process.exitCode = 1
    console.error(`\n${messageFor(error)}\n`)
  }
}

/** @param {unknown} error */
function messageFor(error) {
  if (error instanceof PlainError) return error.message
  return error instanceof Error ? error.stack : String(error)
}

/**
 * The system's error code (ENOENT, EADDRINUSE), if there is one.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function systemCode(error) {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
