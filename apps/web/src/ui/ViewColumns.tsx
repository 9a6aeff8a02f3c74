// Selects the columns of a list; the hidden ones are in the URL.
import { ColumnsMenu } from './ColumnsMenu.tsx'

type Props = {
  columns: readonly { readonly id: string; readonly title: string }[]
  /** Cannot be hidden. */
  fixed?: readonly string[]
  /** The ids of the hidden columns, separated by commas. */
  without: string | undefined
  onChange: (change: { without: string | undefined }) => void
}

export function ViewColumns({ columns, fixed = [], without, onChange }: Props) {
  const hidden = without?.split(',') ?? []
  const optional = columns.map(({ id }) => id).filter(id => !fixed.includes(id))
  return (
    <ColumnsMenu
      columns={optional}
      titleOf={id => columns.find(column => column.id === id)?.title ?? ''}
      shown={optional.filter(id => !hidden.includes(id))}
      usual={optional}
      onChange={shown =>
        onChange({ without: optional.filter(id => !shown.includes(id)).join(',') || undefined })
      }
    />
  )
}
