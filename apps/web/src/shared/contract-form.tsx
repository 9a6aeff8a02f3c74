// A form that makes one call: checked by the call's own shape, texts under the fields, sent once, guarded while unsaved.
import type { InputOf } from '@hr/contract/endpoint.ts'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import type { AnyEndpoint, CallOptions } from '#web/api/call.ts'
import { useAction } from '#web/api/use-action.ts'
import type { ActionOptions } from '#web/api/use-action.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { checkForm, requiredFields } from './form-check.ts'
import type { FormValues } from './form-check.ts'
import { useAskedReason, useOwnReason } from './asked-reason.ts'
import type { ClosedReason } from './closed-reason.ts'

export type ContractFormOptions<E extends AnyEndpoint, Values extends FormValues> = ActionOptions<E> & {
  initialValues: Values
  /** Fields of the input that the form does not show: path parameters and the like. */
  fixed?: Partial<InputOf<E>>
  /** Rules over several fields, after the shape's own: path -> text. */
  check?: (values: Values) => Readonly<Record<string, string | undefined>>
  /** Fields of the form that are not sent, for instance a confirmation. */
  local?: readonly (keyof Values & string)[]
  /** Restricted token and the like. */
  call?: Omit<CallOptions, 'signal' | 'idempotencyKey' | 'files'>
  /** After each change, with all values: for what is shown beside the fields. */
  onChange?: (values: Values) => void
  /** The values are right and the call begins. */
  onStart?: () => void
  /** Of a form that knows which days it changes; otherwise the server asks for the reason. */
  closed?: ClosedReason
  /** No question when the page is left with unsaved values (sign-in, search). */
  unguarded?: boolean
}

/** The checked values are the input of the call. */
const asInput = <E extends AnyEndpoint>(values: FormValues) => values as InputOf<E>

/** The order of the page, which need not be that of the shape. */
const byPlace = (one: HTMLElement, other: HTMLElement) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

export function useContractForm<E extends AnyEndpoint, Values extends FormValues>(
  endpoint: E,
  options: ContractFormOptions<E, Values>,
) {
  const {
    initialValues,
    fixed,
    check,
    local = [],
    call,
    unguarded = false,
    onChange,
    onStart,
    closed: known,
    ...actionOptions
  } = options
  const [files, setFiles] = useState<File[]>([])
  const [required] = useState(() => requiredFields(endpoint.input))
  const isDone = useRef(false)
  const own = useOwnReason()
  const unknown = { ...useAskedReason('closedReason'), closedTo: null }
  const closed = known ?? unknown
  const toInput = (values: Values) =>
    Object.fromEntries(
      Object.entries({ ...values, ...fixed, ...own.input, ...closed.input }).filter(
        ([key]) => !local.includes(key),
      ),
    )
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    validateInputOnBlur: false,
    onValuesChange: values => onChange?.(values),
    validate: values => {
      const { errors } = checkForm(endpoint.input, toInput(values), currentLanguage())
      const more = Object.entries(check?.(values) ?? {}).filter(([, text]) => text !== undefined)
      return { ...Object.fromEntries(more), ...errors }
    },
  })
  const focusFirst = (errors: Readonly<Record<string, unknown>>) => {
    const nodes = Object.keys(errors).flatMap(path => form.getInputNode(path) ?? [])
    nodes.toSorted(byPlace).at(0)?.focus()
  }
  const action = useAction(endpoint, {
    ...actionOptions,
    onSuccess: (data, message) => {
      isDone.current = true
      form.resetDirty()
      actionOptions.onSuccess?.(data, message)
    },
    onError: error => {
      actionOptions.onError?.(error)
      own.onError(error)
      closed.onError(error)
      form.setErrors(error.fields)
      focusFirst(error.fields)
    },
  })
  const send = (values: Values) => {
    isDone.current = false
    onStart?.()
    const { input } = checkForm(endpoint.input, toInput(values), currentLanguage())
    action.run(asInput<E>(input), { ...call, files })
  }
  const submit = (event?: SyntheticEvent<HTMLFormElement>) => form.onSubmit(send, focusFirst)(event)

  return {
    ...form,
    submit,
    files,
    setFiles,
    isRunning: action.isRunning,
    /** What would be asked about the values now would be answered about what was just done with them. */
    isSent: action.isRunning || action.isDone,
    error: action.error,
    /** Shown by FormActions when they are asked for. */
    own,
    closed,
    /** Props of an input: its label, whether it is required, its value and its error. Add `key={form.key(name)}`. */
    field: (name: keyof Values & string, label?: string) => ({
      ...form.getInputProps(name),
      label: label ?? fieldLabel(currentLanguage(), name),
      required: required.has(name) || local.includes(name),
      name,
    }),
    /** Does leaving the page lose something? */
    isUnsaved: () => !unguarded && !isDone.current && (form.isDirty() || files.length > 0),
  }
}
