import type { Href } from '@hr/contract/paths.ts'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

type Options<Row> = { readonly rowLink?: (row: Row) => Href; readonly opensNewTab?: boolean }

const ownPress = 'a, button, input, label, [role="menu"], [data-controls], td:has(input[type="checkbox"])'

/** A press on a control, next to one, or on selected text is not a press on the row. */
const isOnRow = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest(ownPress) === null &&
  getSelection()?.isCollapsed !== false

/** Properties of the row's element: a press on it opens the row, as the link in its title does. */
export function useOpenRow<Row>({ rowLink, opensNewTab = false }: Options<Row>) {
  const navigate = useNavigate()
  return (row: Row) =>
    rowLink && {
      style: { cursor: 'pointer' },
      onClick: (event: MouseEvent) => {
        if (!isOnRow(event)) return
        if (opensNewTab) window.open(rowLink(row), '_blank')
        else void navigate({ to: rowLink(row) })
      },
    }
}
