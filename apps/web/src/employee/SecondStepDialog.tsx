// Turns off the second step of an employee who lost phone and recovery codes.
import { turnOffEmployeeSecondStep } from '@hr/contract/employee.ts'
import { TurnOffSecondStep } from '#web/shared/sign-in/TurnOffSecondStep.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'

type Props = { employee: Named & { id: number }; onClose: () => void }

export function SecondStepDialog({ employee, onClose }: Props) {
  const name = usePersonName(employee)
  return (
    <TurnOffSecondStep
      endpoint={turnOffEmployeeSecondStep}
      fixed={{ id: employee.id }}
      name={name}
      onClose={onClose}
    />
  )
}
