// The options of useContractForm.
import type { InputOf } from '@hr/contract/endpoint.ts'
import type { AnyEndpoint, CallOptions } from '#web/api/call.ts'
import type { ActionOptions } from '#web/api/use-action.ts'
import type { ChosenPeople } from '#web/shared/person/chosen-people.ts'
import type { ClosedReason } from '#web/shared/reason/closed-reason.ts'
import type { FormValues } from './form-check.ts'

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
