// The fields of a form, validated by the shape of its call.
import type { InputOf } from '@hr/contract/endpoint.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import type { ContractFormOptions } from './contract-form-options.ts'
import { checkForm, requiredFields } from './form-check.ts'
import type { FormValues } from './form-check.ts'

/** Valid values are the input of the call. */
const asInput = <E extends AnyEndpoint>(values: FormValues) => values as InputOf<E>

/** A dot leads into a field that is a table. */
export type FieldName<Values extends FormValues> =
  | (keyof Values & string)
  | `${keyof Values & string}.${string}`

type Options<E extends AnyEndpoint, Values extends FormValues> = Pick<
  ContractFormOptions<E, Values, FormValues>,
  'initialValues' | 'check' | 'local' | 'onChange'
> & {
  /** Restored input: the fields start with it, and it is unsaved. */
  typed: Partial<Values>
  /** Input of the call that is not in the fields. */
  more: FormValues
}

export function useCheckedForm<E extends AnyEndpoint, Values extends FormValues>(
  endpoint: E,
  { initialValues, typed, check, local = [], onChange, more }: Options<E, Values>,
) {
  const [required] = useState(() => requiredFields(endpoint.input))
  const checked = (values: Values) => {
    const sent = Object.entries({ ...values, ...more }).filter(([name]) => !local.includes(name))
    return checkForm(endpoint.input, Object.fromEntries(sent), currentLanguage())
  }
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: { ...initialValues, ...typed },
    validateInputOnBlur: false,
    onValuesChange: values => onChange?.(values),
    validate: values => {
      const texts = Object.entries(check?.(values) ?? {}).filter(([, text]) => text !== undefined)
      return { ...Object.fromEntries(texts), ...checked(values).errors }
    },
  })
  const markUnsaved = useEffectEvent(() => {
    if (Object.keys(typed).length > 0) form.resetDirty(initialValues)
  })
  useEffect(() => markUnsaved(), [])
  return {
    form,
    inputOf: (values: Values) => asInput<E>(checked(values).input),
    /** Props of an input: its label, whether it is required, its value and its error. Add `key={form.key(name)}`. */
    field: (name: FieldName<Values>, label?: string) => ({
      ...form.getInputProps(name),
      label: label ?? fieldLabel(currentLanguage(), name),
      required: required.has(name) || local.some(one => one === name),
      name,
    }),
  }
}
