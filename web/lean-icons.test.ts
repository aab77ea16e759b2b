import { expect, it } from 'vitest'
import { leanIcon } from './lean-icons.ts'

it('an icon contains its lines, without the parts that are not rendered', () => {
  const icon = `const __iconData = {
  name: "flag",
  size: 24,
  node: [
    ["path", { d: "M3 11h18", key: "4lm6w1" }],
    [
      "path",
      {
        d: "M20 2",
        key: "1h7j8b"
      }
    ]
  ]
};
__iconData.node;
const Flag = createLucideIcon(__iconData);`

  const lean = leanIcon(icon)

  expect(lean).not.toMatch(/key|flag|size|^__iconData/m)
  expect(lean).toContain('["path", { d: "M3 11h18" }]')
  expect(lean).toContain('d: "M20 2"')
  expect(lean).toContain('createLucideIcon(__iconData)')
})
