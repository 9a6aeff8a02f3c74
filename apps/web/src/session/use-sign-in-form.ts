// The sign-in form: two fields and one call. It does not use shared/form/use-contract-form.ts, so that the first page does not
// load the form library.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { useRef, useState } from 'react'
import type { ChangeEvent, SyntheticEvent } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { deviceToken } from '#web/shared/push/device-token.ts'
import { checkForm } from '#web/shared/form/form-check.ts'
import type { Door } from './door.ts'
import { doorCall, useSignIn } from './sign-in.ts'

const names = ['username', 'password'] as const
type Name = (typeof names)[number]
type Values = { readonly [Field in Name]: string }
type Errors = Readonly<Record<string, string>>

export function useSignInForm(door: Door) {
  const signIn = useSignIn(door)
  const values = useRef<Values>({ username: '', password: '' })
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({})
  const [errors, setErrors] = useState<Errors>({})
  /** A new round remounts the inputs with values that were not typed. */
  const [round, setRound] = useState(0)
  const refuse = (refused: Errors) => {
    setErrors(refused)
    const first = names.find(name => Object.hasOwn(refused, name))
    if (first !== undefined) inputs.current[first]?.focus()
  }
  const action = useAction(doorCall[door], {
    // The form says it; a toast would say it twice (spec 8, decision 0079).
    quiet: true,
    onSuccess: signIn.succeeded,
    onError: error => {
      signIn.failed()
      refuse(error.fields)
    },
  })
  const submit = (event?: SyntheticEvent<HTMLFormElement>) => {
    event?.preventDefault()
    const checked = checkForm(doorCall[door].input, values.current, currentLanguage())
    if (Object.keys(checked.errors).length > 0) return refuse(checked.errors)
    setErrors({})
    signIn.start()
    void deviceToken().then(token => action.run({ ...values.current, deviceToken: token }))
  }
  return {
    submit,
    signIn,
    isLoading: signIn.isLoading,
    isRunning: action.isRunning,
    error: action.error,
    isUnsaved: () => false,
    fill: (filled: Values) => {
      values.current = filled
      setErrors({})
      setRound(round + 1)
    },
    keyOf: (name: Name) => `${name}${round}`,
    /** Props of an input; add `key={form.keyOf(name)}`. */
    field: (name: Name, label?: string) => ({
      name,
      required: true,
      label: label ?? fieldLabel(currentLanguage(), name),
      defaultValue: values.current[name],
      error: errors[name],
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input
      },
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        values.current = { ...values.current, [name]: currentTarget.value }
        if (errors[name] !== undefined) setErrors({ ...errors, [name]: '' })
      },
    }),
  }
}
