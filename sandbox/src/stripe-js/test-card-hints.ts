const hints = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 3220', 'asks for 3-D Secure'],
] as const

/** The test cards, each a button that fills the form. */
export function createTestCardHints(onChoose: (number: string) => void): HTMLElement {
  const root = document.createElement('div')
  root.className = 'sandbox-hints sandbox-wide'
  const title = document.createElement('p')
  title.textContent = 'Sandbox: no real card is charged. Use a test card:'
  root.append(title, ...hints.map((hint) => createHint(hint, onChoose)))
  return root
}

function createHint(
  [number, result]: readonly [string, string],
  onChoose: (number: string) => void,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = `${number} ${result}`
  button.addEventListener('click', () => onChoose(number))
  return button
}
