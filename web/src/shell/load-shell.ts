/** The shell is code of its own: visitors never need it. */
export async function loadShell() {
  return { default: (await import('./shell.tsx')).Shell }
}
