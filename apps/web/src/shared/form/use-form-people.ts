// The people chosen in the fields of a form.
import type { Person } from '@hr/contract/person.ts'
import { useState } from 'react'
import { keptPeople, personOf } from '#web/shared/person/chosen-people.ts'

type IdField = { readonly defaultValue?: unknown; readonly onChange: (id: number | null) => void }

export function useFormPeople(kept: unknown) {
  const [chosen, setChosen] = useState(() => keptPeople(kept))
  return {
    chosen,
    /** Props of a PersonSelect from those of the field, which has the id alone. */
    select: <Field extends IdField>(
      name: string,
      { defaultValue: id, onChange, ...props }: Field,
      known: readonly (Person | null)[],
    ) => ({
      ...props,
      value: personOf(id, [chosen[name], ...known]),
      onChange: (next: Person | null) => {
        const { [name]: _last, ...others } = chosen
        setChosen(next === null ? others : { ...others, [name]: next })
        onChange(next?.id ?? null)
      },
    }),
  }
}
