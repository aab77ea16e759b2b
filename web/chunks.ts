/** Parts with Radix, a chart or a schema in them, which only some pages need. */
const heavy =
  /ui\/(?:dialog|menu|sheet|tooltip|tabs|toaster|time-series|overlay|design)|contract\/src\/(?:[a-z]+-forms?|shapes|reference-lists|post-url)/
const light =
  /web\/src\/(?:ui|api)\/|contract\/src\/|\/lucide-react\/|\/@tanstack\/|\/node_modules\/react\/|\/rolldown\/runtime/

/**
 * Small modules that most pages share lie in one file: apart they compress worse, and each would be
 * a request of its own.
 */
export const sharedParts = {
  name: 'parts',
  test: (id: string) => light.test(id) && !heavy.test(id),
  minShareCount: 4,
}
