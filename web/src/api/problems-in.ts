interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

interface Checkable {
  readonly safeParse: (
    value: unknown,
  ) => { success: true } | { success: false; error: { issues: readonly Issue[] } }
}

/**
 * Validates a value against a contract schema. Returns the first message of each invalid field, by
 * field name.
 */
export function problemsIn(schema: Checkable, value: unknown): Readonly<Record<string, string>> {
  const result = schema.safeParse(value)
  if (result.success) return {}
  const problems: Record<string, string> = {}
  for (const { path, message } of result.error.issues) problems[path.join('.')] ??= message
  return problems
}
