// Turns off the second step of somebody who lost phone and recovery codes, after asking for the reader's own password.
import type { turnOffUserSecondStep } from '@hr/contract/console-user.ts'
import type { turnOffEmployeeSecondStep } from '@hr/contract/employee.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { OwnPasswordDialog } from './OwnPasswordDialog.tsx'

type TurnOff = typeof turnOffEmployeeSecondStep | typeof turnOffUserSecondStep
type Props<E extends TurnOff> = {
  endpoint: E
  /** Whose. */
  fixed: Partial<InputOf<E>>
  name: string
  onClose: () => void
}

export function TurnOffSecondStep<E extends TurnOff>({ endpoint, fixed, name, onClose }: Props<E>) {
  const { t } = useTranslation()
  return (
    <OwnPasswordDialog
      endpoint={endpoint}
      fixed={fixed}
      title={t('employee.secondStepOffTitle', { name })}
      text={t('employee.secondStepOffText')}
      submitLabel={t('employee.turnOffSecondStep')}
      done={t('employee.secondStepOff')}
      onClose={onClose}
    />
  )
}
