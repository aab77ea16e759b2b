export interface Appearance {
  readonly theme?: 'stripe' | 'night' | 'flat'
  readonly variables?: Readonly<Record<string, string>>
}

type Colors = Readonly<Record<string, string>>

const light: Colors = {
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#1f2733',
  colorTextSecondary: '#56606d',
  colorDanger: '#c0123c',
  colorBorder: '#d3d8df',
}

const night: Colors = {
  colorPrimary: '#7fb2ff',
  colorBackground: '#1d222d',
  colorText: '#f2f4f8',
  colorTextSecondary: '#b0b8c6',
  colorDanger: '#ff8ba0',
  colorBorder: '#444d5e',
}

const shape = {
  borderRadius: '6px',
  fontFamily: 'inherit',
  fontSizeBase: '16px',
  spacingUnit: '4px',
} satisfies Colors

/** The card form's style sheet, from the page's theme and variables. */
export function stylesOf({ theme, variables = {} }: Appearance): string {
  const values: Colors = { ...(theme === 'night' ? night : light), ...shape, ...variables }
  const border = theme === 'flat' ? 'transparent' : values.colorBorder
  return `.sandbox-card {
  --primary: ${values.colorPrimary}; --background: ${values.colorBackground};
  --text: ${values.colorText}; --soft: ${values.colorTextSecondary}; --danger: ${values.colorDanger};
  --border: ${border}; --unit: ${values.spacingUnit};
  font-family: ${values.fontFamily}; font-size: ${values.fontSizeBase}; border-radius: ${values.borderRadius};
}${rules}`
}

const rules = `
.sandbox-card { display: grid; grid-template-columns: 1fr 1fr; gap: calc(var(--unit) * 4);
  color: var(--text); line-height: 1.4; text-align: left }
.sandbox-card .sandbox-field { display: grid; gap: var(--unit); align-content: start; min-width: 0 }
.sandbox-card .sandbox-number, .sandbox-card .sandbox-wide { grid-column: 1 / -1 }
.sandbox-card label { font-size: .875em; font-weight: 500; color: var(--text) }
.sandbox-card input, .sandbox-card select { font: inherit; font-weight: 400; width: 100%; min-height: 44px;
  padding: calc(var(--unit) * 2) calc(var(--unit) * 3); color: var(--text); background: var(--background);
  border: 1px solid var(--border); border-radius: inherit; box-sizing: border-box }
.sandbox-card .sandbox-field { border-radius: inherit }
.sandbox-card input::placeholder { color: var(--soft); opacity: 1 }
.sandbox-card :is(input, select, button):focus-visible { outline: 2px solid var(--primary); outline-offset: 1px }
.sandbox-card input[aria-invalid='true'] { border-color: var(--danger); color: var(--danger) }
.sandbox-card .sandbox-field p { margin: 0; font-size: .875em; color: var(--danger) }
.sandbox-card .sandbox-hints { display: flex; flex-wrap: wrap; gap: calc(var(--unit) * 1.5); border-radius: inherit }
.sandbox-card .sandbox-hints p { flex-basis: 100%; margin: 0; font-size: .8125em; color: var(--soft) }
.sandbox-card .sandbox-hints button { font: inherit; font-size: .8125em; min-height: 28px; padding: 2px 8px;
  color: var(--text); background: var(--background); border: 1px solid var(--border);
  border-radius: inherit; cursor: pointer; font-variant-numeric: tabular-nums }
`
