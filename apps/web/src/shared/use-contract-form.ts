// A form that makes one call: validated by the call's shape, errors under the fields, sent once, guarded while unsaved.
import type { InputOf } from '@hr/contract/endpoint.ts'
import type { Person } from '@hr/contract/person.ts'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import type { AnyEndpoint, CallOptions } from '#web/api/call.ts'
import { useAction } from '#web/api/use-action.ts'
import type { ActionOptions } from '#web/api/use-action.ts'
import { refusedMark } from '#web/ui/refused-mark.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { checkForm, requiredFields } from './form-check.ts'
import type { FormValues } from './form-check.ts'
import { fittingFields } from './typed-fields.ts'
import { keptPeople, personOf, withoutPhotos } from './chosen-people.ts'
import type { ChosenPeople } from './chosen-people.ts'
import type { ClosedReason } from './closed-reason.ts'
import { useKeeper, useKeptForm, useRestored } from './kept-form.ts'
import { useReasons } from './use-reasons.ts'

export type ContractFormOptions<
  E extends AnyEndpoint,
  Values extends FormValues,
  State extends FormValues,
> = ActionOptions<E> & {
  initialValues: Values
  /** Input that the form does not show: path parameters and the like. */
  fixed?: Partial<InputOf<E>>
  /** Rules over several fields, after those of the shape: path -> text. */
  check?: (values: Values) => Readonly<Record<string, string | undefined>>
  /** Fields that are not sent, such as a confirmation. */
  local?: readonly (keyof Values & string)[]
  /** Call options such as a restricted token. */
  call?: Omit<CallOptions, 'signal' | 'idempotencyKey' | 'files'>
  /** Called after each change with all values. */
  onChange?: (values: Values) => void
  /** Called when the values are valid and the call starts. */
  onStart?: () => void
  /** For a form that knows which days it changes; otherwise the server asks for the reason. */
  closed?: ClosedReason
  /** No question before leaving with unsaved values (sign-in, search). */
  unguarded?: boolean
  /** The form saves a draft with every change: nothing else is kept when the session ends. */
  hasDraft?: boolean
  /** Whether the input is kept. By default not if the answer is a secret, as the input may be one too. */
  keepsInput?: boolean
  /** Fields that are not restored after the session ended, because other state shows them; includes `local`. */
  unkept?: readonly (keyof Values & string)[]
  /** Further state, kept and restored with the fields; reset when the restored input is discarded. */
  further?: { readonly state: State; readonly set: (state: State) => void }
  /** Input of the form that this one continues; further state starts with it. */
  continued?:
    | { readonly typed: FormValues & { readonly people?: ChosenPeople }; readonly files: readonly File[] }
    | undefined
  /** Called with the restored values after the session ended. */
  onRestored?: (typed: Partial<Values>) => void
}

/** Valid values are the input of the call. */
const asInput = <E extends AnyEndpoint>(values: FormValues) => values as InputOf<E>

/** Order on the page, which may differ from the shape. */
const byPlace = (one: HTMLElement, other: HTMLElement) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

type Errors = Readonly<Record<string, unknown>>

function focusFirst(form: { getInputNode: (path: string) => HTMLElement | null }, errors: Errors): void {
  const nodes = Object.keys(errors).flatMap(path => form.getInputNode(path) ?? [])
  nodes.toSorted(byPlace).at(0)?.focus()
}

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
  const [people, setPeople] = useState(() => keptPeople(kept.typed.people))
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
    kept.keep({ ...values, people: withoutPhotos(people) }, files, [...unkept, ...local])
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
    person: (name: keyof Values & string, known: readonly (Person | null)[] = []) => {
      const { defaultValue: id, onChange, ...props } = field(name)
      return {
        ...props,
        value: personOf(id, [people[name], ...known]),
        onChange: (next: Person | null) => {
          const { [name]: _last, ...others } = people
          setPeople(next === null ? others : { ...others, [name]: next })
          onChange(next?.id ?? null)
        },
      }
    },
    /** For a form that continues this one. */
    people,
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
