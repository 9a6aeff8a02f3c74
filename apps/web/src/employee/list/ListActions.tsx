// Actions for the whole list: add, import, export.
import { exportEmployees } from '@hr/contract/employee.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { Button } from '@mantine/core'
import { IconDownload, IconUpload, IconUserPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchFile, saveFile } from '#web/api/fetch-file.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useCan } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'

type Filter = InputOf<typeof exportEmployees>

export function ListActions({ filter }: { filter: Filter }) {
  const { t } = useTranslation()
  const may = useCan()
  return (
    <>
      {may('EMPLOYEE', 'export') && <ExportButton filter={filter} />}
      {may('EMPLOYEE', 'add') && (
        <>
          <ButtonLink
            variant="default"
            to={paths.employeeImport}
            leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
          >
            {t('employee.import')}
          </ButtonLink>
          <ButtonLink
            to={paths.employeeCreate}
            search={{ form: 'short' }}
            leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden />}
          >
            {t('employeeList.add')}
          </ButtonLink>
        </>
      )}
    </>
  )
}

/** Exports the filtered list in the columns of the import. */
function ExportButton({ filter }: { filter: Filter }) {
  const { t } = useTranslation()
  const today = useToday()
  const download = useMutation({
    mutationFn: () => fetchFile(exportEmployees, filter),
    onSuccess: file => {
      saveFile(file, `employees-${filter.date ?? today}.xlsx`)
      toastSuccess(t('employeeList.exported'))
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('employeeList.export')}
    </Button>
  )
}
