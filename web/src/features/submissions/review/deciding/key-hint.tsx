/** Shows the key that does the same as the button it is in, to those who see the button. */
export function KeyHint({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded-sm border border-current px-1 font-mono text-xs opacity-70 max-lg:hidden"
    >
      {name}
    </span>
  )
}
