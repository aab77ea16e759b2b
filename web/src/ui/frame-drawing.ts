/** What applies while the server draws a page's frame. Drawing is synchronous, so pages cannot mix. */
interface FrameDrawing {
  isOn: boolean
  isSidebarExpanded: boolean
  /** As their cookie says. */
  hiddenColumns: string
  /** The build learns which parts a page requests first. */
  onPart?: (load: () => Promise<unknown>) => void
}

/** Only code behind `import.meta.env.SSR` may read it, so that browsers never load it. */
export const frameDrawing: FrameDrawing = {
  isOn: false,
  isSidebarExpanded: true,
  hiddenColumns: '',
}
