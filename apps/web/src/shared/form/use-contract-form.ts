// A form that makes one call: validated by the call's shape, errors under the fields, sent once, guarded while unsaved.
import type { Person } from '@hr/contract/person.ts'
import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import { useAction } from '#web/api/use-action.ts'
import { refusedMark } from '#web/ui/refused-mark.ts'
import type { FormValues } from './form-check.ts'
import { fittingFields } from './typed-fields.ts'
import { withoutPhotos } from '#web/shared/person/chosen-people.ts'
import type { ContractFormOptions } from './contract-form-options.ts'
import { focusFirst } from './focus-first.ts'
import { useFormPeople } from './use-form-people.ts'
import { useCheckedForm } from './use-checked-form.ts'
import type { FieldName } from './use-checked-form.ts'
import { useKeptForm, useKeptInput } from './kept-form.ts'
import { useReasons } from '#web/shared/reason/use-reasons.ts'

const pick = <Values extends FormValues>(from: FormValues, names: Values): Partial<Values> =>
  fittingFields(names, Object.fromEntries(Object.entries(from).filter(([name]) => name in names)))

export function useContractForm<
  E extends AnyEndpoint,
  Values extends FormValues,
  State extends FormValues = Record<never, never>,
>(endpoint: E, options: ContractFormOptions<E, Values, State>) {
  const {
    initialValues,
    fixed,
    check,
    local = [],
    call,
    unguarded = false,
    hasDraft = false,
    keepsInput = endpoint.secret !== true,
    unkept = [],
    further,
    continued,
    onRestored,
    onChange,
    onStart,
    closed: known,
    ...actionOptions
  } = options
  const [files, setFiles] = useState<File[]>([...(continued?.files ?? [])])
  const isDone = useRef(false)
  const reasons = useReasons(known)
  const [start] = useState({ values: initialValues, state: further?.state })
  const kept = useKeptInput({
    endpoint,
    start: { ...reasons.values, ...(!continued && further?.state), ...initialValues, people: {} },
    fixed,
    continued: continued?.typed,
    isOff: hasDraft || !keepsInput,
  })
  const people = useFormPeople(kept.typed.people)
  const { form, field, inputOf } = useCheckedForm<E, Values>(endpoint, {
    initialValues: start.values,
    typed: pick(kept.typed, start.values),
    check,
    local,
    onChange,
    more: { ...fixed, ...reasons.input },
  })
  const [round, setRound] = useState(0)
  /** State next to the fields: as typed, otherwise as at the start. Remounts the fields that show it. */
  const setFurther = (typed: FormValues) => {
    setRound(round + 1)
    reasons.set(pick(typed, reasons.values))
    if (further && start.state) further.set({ ...start.state, ...pick(typed, start.state) })
  }
  const restored = useKeptForm(kept, {
    now: () => {
      if (isDone.current) return undefined
      const values = { ...reasons.values, ...further?.state, ...form.getValues() }
      const keptPeople = withoutPhotos(people.chosen)
      return { values: { ...values, people: keptPeople }, files, unkept: [...unkept, ...local] }
    },
    restore: () => {
      setFurther(kept.typed)
      onRestored?.(pick(kept.typed, start.values))
      onChange?.(form.getValues())
    },
    discard: () => {
      form.setValues(start.values)
      setFurther({})
      setFiles([])
    },
  })
  const action = useAction(endpoint, {
    ...actionOptions,
    onSuccess: (data, message) => {
      isDone.current = true
      form.resetDirty()
      return actionOptions.onSuccess?.(data, message)
    },
    onError: error => {
      actionOptions.onError?.(error)
      reasons.onError(error)
      form.setErrors(error.fields)
      focusFirst(form, error.fields)
    },
  })
  const send = (values: Values) => {
    isDone.current = false
    onStart?.()
    action.run(inputOf(values), { ...call, files })
  }
  const submit = (event?: SyntheticEvent<HTMLFormElement>) => {
    const refused = event?.currentTarget.querySelector<HTMLElement>(`[${refusedMark}]`)
    if (!refused) return form.onSubmit(send, errors => focusFirst(form, errors))(event)
    event?.preventDefault()
    refused.focus()
  }

  return {
    ...form,
    field,
    /** Props of a PersonSelect, whose field has the id; `known` are people it may start with. */
    person: (name: FieldName<Values>, known: readonly (Person | null)[] = []) =>
      people.select(name, field(name), known),
    /** For a form that continues this one. */
    people: people.chosen,
    submit,
    files,
    setFiles,
    isRunning: action.isRunning,
    /** Effects must not be previewed any more: the answer would include the change itself. */
    isSent: action.isRunning || action.isDone,
    error: action.error,
    /** Shown by ContractForm. */
    kept: { ...restored, round },
    /** Shown by FormActions when they are asked for. */
    own: reasons.own,
    closed: reasons.closed,
    /** Whether leaving the page loses input. */
    isUnsaved: () => !unguarded && !isDone.current && (form.isDirty() || files.length > 0),
  }
}

/** What the fields of a form need from it. */
export type FieldsForm<Values extends FormValues> = Pick<
  ReturnType<typeof useContractForm<never, Values>>,
  'field' | 'person' | 'key' | 'errors' | 'getInputProps' | 'getValues' | 'setFieldValue' | 'setErrors'
>
