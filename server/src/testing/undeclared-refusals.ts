import { undeclaredRefusals } from '../platform/http/calls/note-undeclared.ts'

// Thrown outside of any request, so that the run fails whatever the test expects of the response.
undeclaredRefusals.subscribe((refusal) => {
  const { call, code } = refusal as { call: string; code: string }
  throw new Error(
    `${call} was refused with \`${code}\`, which is not among the \`refusals\` of its contract`,
  )
})
