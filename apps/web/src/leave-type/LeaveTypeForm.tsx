// Adds or edits a leave type; bounds and messages come from the contract (spec 5, L1).
import { createLeaveType, updateLeaveType } from '@hr/contract/leave-type.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DeleteButton, ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import { AmountChange } from './AmountChange.tsx'
import { DeleteLeaveType } from './DeleteLeaveType.tsx'
import { LeaveTypeFields } from './LeaveTypeFields.tsx'
import { emptyType, valuesOf } from './leave-type-values.ts'

type Props<Type> = { type: Type; view: ResourceView }

export const LeaveTypeForm = ({ type, view }: Props<LeaveType | undefined>) =>
  type === undefined ? <AddForm view={view} /> : <EditForm type={type} view={view} />

function AddForm({ view }: { view: ResourceView }) {
  const { t } = useTranslation()
  return (
    <ResourceForm
      endpoint={createLeaveType}
      values={emptyType}
      title={t('leaveType.addTitle')}
      submitLabel={t('leaveType.add')}
      done={t('leaveType.created')}
      onClose={view.close}
    >
      {form => <LeaveTypeFields form={form} />}
    </ResourceForm>
  )
}

function EditForm({ type, view }: Props<LeaveType>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ResourceForm
      endpoint={updateLeaveType}
      values={valuesOf(type)}
      fixed={{ id: type.id }}
      check={({ amount, effectiveFrom }) => ({
        effectiveFrom:
          amount === type.amount || effectiveFrom !== ''
            ? undefined
            : messageText(language, 'required', { label: fieldLabel(language, 'effectiveFrom') }),
      })}
      title={t('ui.editNamed', { name: nameIn(type, language) })}
      submitLabel={t('leaveType.save')}
      done={({ effect }) => {
        const people = effect.gaining.people + effect.losing.people
        return people === 0 ? t('leaveType.changed') : t('leaveType.changedFor', { count: people })
      }}
      onClose={view.close}
    >
      {(form, values) => (
        <>
          <LeaveTypeFields form={form}>
            <AmountChange
              type={type}
              values={values}
              error={form.errors.effectiveFrom}
              onFrom={from => form.setFieldValue('effectiveFrom', from)}
              onTakeBack={plan => {
                form.setFieldValue('amount', amountBefore(type, plan.from))
                form.setFieldValue('effectiveFrom', plan.from)
              }}
            />
          </LeaveTypeFields>
          {view.mayDelete && (
            <DeleteButton
              text={t('leaveType.delete')}
              dialog={onClose => <DeleteLeaveType type={type} onClose={onClose} onDone={view.close} />}
            />
          )}
        </>
      )}
    </ResourceForm>
  )
}

/** The amount that applies until the plan begins. */
const amountBefore = ({ amount, planned }: LeaveType, from: string): number =>
  planned.findLast(plan => plan.from < from)?.amount ?? amount
