// Adds, edits or deletes a holiday; the effect on leave is below the fields.
import { createHoliday, updateHoliday } from '@hr/contract/holiday.ts'
import type { HolidayRow } from '@hr/contract/holiday.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DeleteButton, ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import { DeleteHolidayDialog } from './DeleteHolidayDialog.tsx'
import { HolidayFields } from './HolidayFields.tsx'
import { emptyHoliday, valuesOf } from './holiday-values.ts'

type Props = { holiday: HolidayRow | undefined; view: ResourceView }

export function HolidayForm({ holiday, view }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  return holiday === undefined ? (
    <ResourceForm
      onClose={view.close}
      endpoint={createHoliday}
      values={emptyHoliday}
      title={t('holiday.addTitle')}
      submitLabel={t('holiday.add')}
      done={t('holiday.created')}
    >
      {(form, values) => <HolidayFields form={form} values={values} change={{ operation: 'CREATE' }} />}
    </ResourceForm>
  ) : (
    <ResourceForm
      onClose={view.close}
      endpoint={updateHoliday}
      values={valuesOf(holiday)}
      fixed={{ id: holiday.id }}
      title={t('ui.editNamed', { name: nameIn(holiday, language) })}
      submitLabel={t('holiday.save')}
      done={t('holiday.changed')}
    >
      {(form, values) => (
        <>
          <HolidayFields form={form} values={values} change={{ operation: 'UPDATE', id: holiday.id }} />
          {view.mayDelete && (
            <DeleteButton
              text={t('holiday.delete')}
              dialog={onClose => (
                <DeleteHolidayDialog holiday={holiday} onClose={onClose} onDone={view.close} />
              )}
            />
          )}
        </>
      )}
    </ResourceForm>
  )
}
