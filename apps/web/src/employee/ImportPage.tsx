// Imports employees (P10); the last step shows the temporary passwords.
import { importEmployees, importTemplate } from '@hr/contract/employee-import.ts'
import type { ImportColumn, ImportResult } from '@hr/contract/employee-import.ts'
import { Stack, Text } from '@mantine/core'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { ImportFlow } from '#web/shared/import/ImportFlow.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import { ImportCheckStep } from './ImportCheckStep.tsx'
import type { EmployeeOptions } from './ImportCheckStep.tsx'
import { ImportDoneStep } from './ImportDoneStep.tsx'
import { fetchFile } from '#web/api/fetch-file.ts'
import { FileDrop } from '#web/shared/import/FileDrop.tsx'
import type { FileStepProps } from '#web/shared/import/ImportFlow.tsx'
import { TemplateButton } from '#web/shared/import/TemplateButton.tsx'
import { ImportColumns } from './ImportColumns.tsx'

function ImportFileStep(step: FileStepProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <FileDrop {...step} />
      <TemplateButton
        name="employees-template.xlsx"
        hint={t('employee.templateHint')}
        load={() => fetchFile(importTemplate, {})}
      />
      <ImportColumns />
    </Stack>
  )
}

export function ImportPage() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('employee.import')}
      description={t('employee.importText')}
      crumbs={[{ title: t('menu.employees'), to: paths.employees }]}
    >
      <ImportFlow<ImportColumn, ImportResult, EmployeeOptions>
        send={(input, options, { names = [], ...given } = { names: [] }) =>
          call(importEmployees, { ...input, ...given, names: [...names] }, options)
        }
        endpoint={importEmployees}
        doneLabel={t('employee.stepPasswords')}
        FileStep={ImportFileStep}
        CheckStep={ImportCheckStep}
        DoneStep={ImportDoneStep}
        lost={
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{t('employee.passwordsLost')}</Text>
            <ButtonLink to={paths.employees} variant="default" size="xs">
              {t('employee.toList')}
            </ButtonLink>
          </Stack>
        }
      />
    </Page>
  )
}
