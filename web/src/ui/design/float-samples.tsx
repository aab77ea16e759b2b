import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Tabs } from '../layout/tabs.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../overlays/menu.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import { toast } from '../overlays/toast.ts'
import { Tooltip, TooltipProvider } from '../overlays/tooltip.tsx'

const nothing = () => undefined

export function FloatSamples() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <DialogSample />
        <SheetSample />
        <Menu align="start" trigger={<Button variant="secondary">Menu</Button>}>
          <MenuItem onSelect={nothing}>An item</MenuItem>
          <MenuItem isDisabled onSelect={nothing}>
            A disabled item
          </MenuItem>
          <MenuSeparator />
          <MenuLink href="https://example.com">An outside page</MenuLink>
        </Menu>
        <TooltipProvider>
          <Tooltip text="Opens after 700 ms">
            <Button variant="secondary">Tooltip</Button>
          </Tooltip>
        </TooltipProvider>
        <Button variant="secondary" onClick={() => toast({ title: 'Copied!' })}>
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ tone: 'negative', title: 'Error', description: 'It failed.' })}
        >
          Failure
        </Button>
      </div>
      <Tabs
        label="Samples"
        tabs={[
          { value: 'one', label: 'One', content: <p>The first.</p> },
          { value: 'two', label: 'Two', content: <p>The second.</p> },
        ]}
      />
    </>
  )
}

function DialogSample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="End this campaign?"
        description="No new posts can be submitted, and it cannot be started again."
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              End campaign
            </Button>
          </>
        }
      />
    </>
  )
}

function SheetSample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Sheet
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title="A sheet">
        <p className="p-6">From the left.</p>
      </Sheet>
    </>
  )
}
