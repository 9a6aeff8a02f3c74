// A form that makes one call: validated by the call's shape, errors under the fields, sent once, guarded while unsaved.
import type { InputOf } from '@hr/contract/endpoint.ts'
import type { Person } from '@hr/contract/person.ts'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import { useAction } from '#web/api/use-action.ts'
import { refusedMark } from '#web/ui/refused-mark.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { checkForm, requiredFields } from './form-check.ts'
import type { FormValues } from './form-check.ts'
import { fittingFields } from './typed-fields.ts'
import { withoutPhotos } from './chosen-people.ts'
import type { ContractFormOptions } from './contract-form-options.ts'
import { focusFirst } from './focus-first.ts'
import { useFormPeople } from './use-form-people.ts'
import { useKeeper, useKeptForm, useRestored } from './kept-form.ts'
import { useReasons } from './use-reasons.ts'

/** Valid values are the input of the call. */
const asInput = <E extends AnyEndpoint>(values: FormValues) => values as InputOf<E>

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
  const [required] = useState(() => requiredFields(endpoint.input))
  const isDone = useRef(false)
  const reasons = useReasons(known)
  const kept = useKeptForm({
    endpoint,
    start: { ...reasons.values, ...(!continued && further?.state), ...initialValues, people: {} },
    fixed,
    continued: continued?.typed,
    isOff: hasDraft || !keepsInput,
  })
  const people = useFormPeople(kept.typed.people)
  const [start] = useState({ values: initialValues, state: further?.state })
  const toInput = (values: Values) =>
    Object.fromEntries(
      Object.entries({ ...values, ...fixed, ...reasons.input }).filter(([key]) => !local.includes(key)),
    )
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: { ...initialValues, ...pick(kept.typed, start.values) },
    validateInputOnBlur: false,
    onValuesChange: values => onChange?.(values),
    validate: values => {
      const { errors } = checkForm(endpoint.input, toInput(values), currentLanguage())
      const more = Object.entries(check?.(values) ?? {}).filter(([, text]) => text !== undefined)
      return { ...Object.fromEntries(more), ...errors }
    },
  })
  // Remounts fields that show other state.
  const [round, setRound] = useState(0)
  const restored = useRestored(kept, {
    restore: () => {
      form.resetDirty(start.values)
      if (!kept.isKept) return
      reasons.set(pick(kept.typed, reasons.values))
      if (further && start.state) further.set({ ...start.state, ...pick(kept.typed, start.state) })
      onRestored?.(pick(kept.typed, start.values))
      onChange?.(form.getValues())
      setRound(round + 1)
    },
    discard: () => {
      form.setValues(start.values)
      reasons.set({})
      if (further && start.state) further.set(start.state)
      setFiles([])
      setRound(round + 1)
    },
  })
  useKeeper(() => {
    if (isDone.current) return
    const values = { ...reasons.values, ...further?.state, ...form.getValues() }
    kept.keep({ ...values, people: withoutPhotos(people.chosen) }, files, [...unkept, ...local])
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
    const { input } = checkForm(endpoint.input, toInput(values), currentLanguage())
    action.run(asInput<E>(input), { ...call, files })
  }
  const submit = (event?: SyntheticEvent<HTMLFormElement>) => {
    const refused = event?.currentTarget.querySelector<HTMLElement>(`[${refusedMark}]`)
    if (!refused) return form.onSubmit(send, errors => focusFirst(form, errors))(event)
    event?.preventDefault()
    refused.focus()
  }

  /** Props of an input: its label, whether it is required, its value and its error. Add `key={form.key(name)}`. */
  const field = (name: keyof Values & string, label?: string) => ({
    ...form.getInputProps(name),
    label: label ?? fieldLabel(currentLanguage(), name),
    required: required.has(name) || local.includes(name),
    name,
  })

  return {
    ...form,
    field,
    /** Props of a PersonSelect, whose field has the id; `known` are people it may start with. */
    person: (name: keyof Values & string, known: readonly (Person | null)[] = []) =>
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
