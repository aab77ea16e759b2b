import { Columns3 } from 'lucide-react'
import { use } from 'react'
import { Button } from '../controls/button.tsx'
import { Menu } from '../overlays/menu.tsx'
import { MenuParts } from '../overlays/menu-parts.ts'
import type { HeadedColumn } from './column-head.tsx'
import { hideColumns, useHiddenColumns } from './hidden-columns.ts'

export interface ChoosableColumn extends HeadedColumn {
  readonly key: string
  readonly isTitle?: boolean
}

/** What a row is, its box and its acts always show. */
export function isChoosable({ isTitle, isHeaderHidden, key }: ChoosableColumn): boolean {
  return isTitle !== true && isHeaderHidden !== true && key !== 'actions'
}

interface ColumnChoiceProps {
  /** The list's name in the browser. */
  readonly list: string
  readonly columns: readonly ChoosableColumn[]
}

/** Lets the user hide columns of a table, in this browser. */
export function ColumnChoice({ list, columns }: ColumnChoiceProps) {
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          aria-label="Columns"
          title="Columns"
          className="size-8 text-ink-muted print:hidden"
        >
          <Columns3 aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      <Choices list={list} columns={columns} />
    </Menu>
  )
}

function Choices({ list, columns }: ColumnChoiceProps) {
  const { Choice } = use(MenuParts)
  const hidden = useHiddenColumns(list)
  const choose = (key: string, isShown: boolean) =>
    hideColumns(list, isShown ? hidden.filter((each) => each !== key) : [...hidden, key])
  return columns.filter(isChoosable).map(({ key, header }) => (
    <Choice key={key} isChosen={!hidden.includes(key)} onChoose={(isShown) => choose(key, isShown)}>
      {header}
    </Choice>
  ))
}
