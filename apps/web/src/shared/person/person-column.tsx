import type { Person } from '@hr/contract/person.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'

type Row = { readonly employee: Person; readonly staffId: string }

/** The employee of a row with the staff ID; the title of its card on a phone. */
export const personColumn = (title: string): Column<Row> => ({
  id: 'employee',
  title,
  card: 'title',
  cell: row => <PersonName person={row.employee} detail={row.staffId} />,
})
