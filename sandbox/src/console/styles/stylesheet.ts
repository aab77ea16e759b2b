import { tokenStyles } from './tokens.ts'

/** The font files that the product uses too, under `/assets/`. */
export const fonts = [
  { file: 'geist', source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2' },
  {
    file: 'geist-mono',
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  },
] as const

const fontStyles = `
@font-face { font-family: Geist; font-weight: 100 900; font-display: optional;
  src: url("/assets/geist.woff2") format("woff2") }
@font-face { font-family: "Geist Mono"; font-weight: 100 900; font-display: optional;
  src: url("/assets/geist-mono.woff2") format("woff2") }
`

const frameStyles = `
* { box-sizing: border-box }
html { scroll-padding-top: 9rem }
body { margin: 0; font: 14px/1.5 Geist, ui-sans-serif, system-ui, sans-serif; background: var(--surface);
  color: var(--ink); font-variant-numeric: tabular-nums }
h1, h2, h3, p { margin: 0; text-wrap: balance } p { text-wrap: pretty }
h1 { font-size: 16px; font-weight: 600; letter-spacing: -.01em } h2 { font-size: 16px; font-weight: 600 }
h3 { font-size: 14px; font-weight: 600 }
a { color: var(--accent); text-underline-offset: .2em }
td strong { overflow-wrap: anywhere }
code { font: .9em/1.5 "Geist Mono", ui-monospace, monospace; overflow-wrap: anywhere }
.soft { color: var(--ink-muted) } .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.skip { position: absolute; left: -99rem } .skip:focus { left: 1rem; top: .5rem; z-index: 3; background: var(--surface-raised); padding: .5rem }
.bar { position: sticky; top: 0; z-index: 2; background: var(--surface); border-bottom: 1px solid var(--line) }
.bar > *, main, footer { max-width: 84rem; margin: 0 auto; padding-inline: 1.25rem }
.brand { display: flex; align-items: center; gap: .75rem 1rem; padding-block: .75rem .5rem; flex-wrap: wrap }
.brand a.home { display: flex; align-items: center; gap: .6rem; color: inherit; text-decoration: none }
.brand form { flex: 1 1 14rem; max-width: 26rem; margin-inline-start: auto }
.brand input { width: 100% }
.tabs { display: flex; gap: .25rem; overflow-x: auto; scrollbar-width: none }
.tabs a { padding: .5rem .75rem; color: var(--ink-muted); text-decoration: none; font-weight: 500; white-space: nowrap;
  border-bottom: 2px solid transparent }
.tabs a:hover { color: var(--ink) } .tabs a[aria-current] { color: var(--ink); border-color: var(--accent) }
.tabs a:focus-visible { outline-offset: -2px }
main { padding-block: 1.25rem 3rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.75rem }
footer { padding-block: 0 2rem; color: var(--ink-muted); font-size: 13px }
`

const trailStyles = `
.trail { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); background: var(--surface-raised);
  border: 1px solid var(--line); border-radius: 10px }
.trail li { position: relative; display: flex; flex-direction: column; gap: .1rem; padding: .8rem 1rem; animation: arrive 900ms ease-out }
.trail li + li { border-inline-start: 1px solid var(--line) }
.trail li + li::before { content: ""; position: absolute; inset: 1.05rem auto auto -.32rem; width: .6rem; height: .6rem; rotate: 45deg;
  background: var(--surface-raised); border: 1px solid var(--line); border-inline-start: 0; border-block-end: 0 }
.trail span, .trail time { font-size: 13px } .trail .says { overflow-wrap: anywhere } .trail time, .small { color: var(--ink-muted) }
.small { font-size: 13px; margin-top: .5rem } .large, .trail .figure { font-size: 20px; font-weight: 600 }
.trail .figure { color: var(--ink); text-decoration-color: var(--line-strong); text-decoration-thickness: 1px }
@keyframes arrive { from { background: var(--accent-soft) } }
@media (max-width: 55rem) {
  .trail { grid-template-columns: minmax(0, 1fr) } .trail li { padding: .6rem 1rem; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem }
  .trail li > :nth-child(2) { text-align: end } .trail .empty { display: block } .trail .empty span { display: block; text-align: start }
  .trail .figure { font-size: 16px } .trail time { text-align: end } .trail li + li { border-inline-start: 0; border-top: 1px solid var(--line) }
  .trail li + li::before { inset: -.32rem auto auto 1.5rem; rotate: 135deg }
}
@media (prefers-reduced-motion: reduce) { .trail li { animation: none } }
`

const partStyles = `
.card { background: var(--surface-raised); border: 1px solid var(--line); border-radius: 10px; padding: .25rem 1rem }
.card.padded { padding: 1rem } .narrow { max-width: 30rem; margin: 8vh auto 0; padding: 1.25rem }
.narrow h1 { font-size: 20px }
.narrow h2 { margin-top: 1rem } .narrow form { margin-block: .75rem }
.stack { display: grid; gap: .75rem; align-content: start; grid-template-columns: minmax(0, 1fr) }
.head { display: flex; align-items: baseline; gap: .5rem; margin-bottom: .5rem }
.older { display: flex; gap: 1rem; padding-block: .6rem; border-top: 1px solid var(--line) }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .55rem 1.5rem .55rem 0; border-bottom: 1px solid var(--line); vertical-align: middle }
th { font-weight: 500; color: var(--ink-muted); font-size: 13px; white-space: nowrap }
th:last-child, td:last-child { padding-right: 0 } tbody tr:last-child td { border-bottom: 0 }
.number { text-align: right; white-space: nowrap } time, .whole { white-space: nowrap }
.post { display: flex; align-items: center; gap: .75rem; line-height: 1.35 }
.post img { border-radius: 8px; object-fit: cover; flex: none; background: var(--surface-sunken) }
.post a { color: inherit; font-weight: 500 }
.state { display: inline-block; padding: 0 .5rem; border-radius: 99px; font-size: 12px; line-height: 20px; font-weight: 500;
  white-space: nowrap; color: var(--neutral); background: var(--neutral-soft) }
.state.good { color: var(--positive); background: var(--positive-soft) }
.state.bad { color: var(--negative); background: var(--negative-soft) }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 0 }
td form { align-items: center; gap: .35rem }
.lead { padding-block: .75rem; border-bottom: 1px solid var(--line) }
label { display: grid; gap: .2rem; font-size: 13px; color: var(--ink-muted) }
input, select { font: inherit; height: 2.25rem; padding: 0 .65rem; border: 1px solid var(--line-strong);
  border-radius: 8px; background: var(--surface-raised); color: var(--ink); min-width: 0; max-width: 100% }
input[type=checkbox] { height: auto } input::placeholder { color: var(--ink-muted); opacity: 1 }
button { font: inherit; font-weight: 500; height: 2.25rem; padding: 0 .85rem; border: 1px solid var(--line);
  border-radius: 8px; background: var(--surface-raised); color: var(--ink); cursor: pointer; white-space: nowrap;
  transition: background-color 120ms ease-out }
button:hover { background: var(--surface-sunken) } button:active { border-color: var(--line-strong) }
button.main { background: var(--accent); border-color: var(--accent); color: var(--accent-ink) }
button.main:hover { background: var(--accent-strong) } button[aria-busy] { opacity: .6 }
td button, td input { height: 2rem; padding-inline: .6rem; font-size: 13px }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.pair { display: flex; flex-wrap: wrap; gap: .35rem .75rem } input[type=number] { width: 8rem } input.long { flex: 1 1 14rem; width: auto }
.sums { display: flex; flex-wrap: wrap; gap: .75rem 2rem; align-items: center } .sums strong { font-size: 20px; font-weight: 600 }
.sums form { margin-inline-start: auto }
ul { margin: 0; padding-inline-start: 1.25rem } .stack h3 { margin-top: .5rem }
.choices.broad { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)) }
.choices.broad h3 { grid-column: 1 / -1 }
dl { margin: 0; display: grid; gap: .5rem } dl div { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: 0 1rem } dd { margin: 0 }
pre { margin: 0; padding: .75rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--surface-sunken); border-radius: 8px; user-select: all }
.failing { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; justify-content: space-between; align-items: center; padding: .75rem 1rem;
  border-radius: 10px; background: var(--negative-soft); color: var(--negative) } .failing ul { margin: 0; padding: 0; list-style: none }
.failing a { color: inherit } .list { list-style: none; padding: 0 1rem }
.list li { display: flex; flex-wrap: wrap; gap: .5rem 1rem; justify-content: space-between; align-items: center; padding-block: .6rem }
.list li + li { border-top: 1px solid var(--line) }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr)) }
.choices { flex-direction: column; align-items: stretch } .choices button { text-align: start; white-space: normal; height: auto; min-height: 2.25rem; padding-block: .35rem }
.kind { display: grid; gap: .5rem; grid-template-rows: auto 1fr auto; align-items: start } .fields { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end }
.fields label { flex: 1 1 7rem } .fields input, .fields select { width: 100% }
#notice { position: fixed; inset: auto 1rem 1rem auto; z-index: 3; max-width: min(26rem, calc(100vw - 2rem)) }
#notice p { background: var(--ink); color: var(--surface); border-radius: 8px; padding: .65rem .9rem }
`

/** A row becomes a card: no sideways scrolling, and every button within reach of a thumb. */
const phoneStyles = `
@media (max-width: 55rem) {
  .bar > *, main, footer { padding-inline: 1rem }
  .bar { position: static } .tabs { flex-wrap: wrap } .tabs a { padding: .5rem .6rem }
  .brand form { flex-basis: 100%; max-width: none }
  table, tbody, tr, td { display: block } thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  tbody tr { padding-block: .65rem; border-bottom: 1px solid var(--line) } tbody tr:last-child { border-bottom: 0 }
  td { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; padding: .2rem 0; border: 0 }
  dl div { grid-template-columns: minmax(0, 1fr) }
  td:empty { display: none } td.number { text-align: start }
  td[data-label]::before { content: attr(data-label); color: var(--ink-muted); font-size: 13px; flex: none }
  td.wide { display: block } td.wide::before { display: block }
  td form { padding-block: .25rem } td button, td input { height: 2.5rem } td input { flex: 1 1 6rem }
  .sums form { margin: 0 } .lead label, .sums label { flex: 1 1 9rem } .lead input, .lead select, .sums input { width: 100%; height: 2.75rem }
  .lead button { flex: 1 1 auto }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
`

export const stylesheet = `${fontStyles}:root { color-scheme: light dark;\n${tokenStyles} }
${frameStyles}${partStyles}${trailStyles}${phoneStyles}`
