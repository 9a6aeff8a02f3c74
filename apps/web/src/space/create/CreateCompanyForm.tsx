// Creates a company in three steps with one call at the end. The input stays from step to step.
import { createWorkspace } from '@hr/contract/space.ts'
import type { CreatedWorkspace } from '@hr/contract/space.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormError } from '#web/shared/form/ContractForm.tsx'
import { Steps } from '#web/ui/Steps.tsx'
import { AdministratorStep } from './AdministratorStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { administratorErrors, emptyCompany, errorsIn, stepFields, stepWithError } from './company-values.ts'
import { DefaultsStep } from './DefaultsStep.tsx'

const steps = [CompanyStep, DefaultsStep, AdministratorStep] as const
const last = steps.length - 1

export function CreateCompanyForm({ onCreated }: { onCreated: (company: CreatedWorkspace) => void }) {
  const { t } = useTranslation()
  const [step, setStep] = useState(0)
  const form = useContractForm(createWorkspace, {
    initialValues: emptyCompany,
    check: values => administratorErrors(values, currentLanguage()),
    onSuccess: onCreated,
    // The server may refuse what an earlier step asked for.
    onError: ({ fields }) => {
      const refused = stepWithError(fields)
      if (refused >= 0) setStep(refused)
    },
  })
  const focusError = useEffectEvent(() => {
    const [field] = Object.keys(errorsIn(step, form.errors))
    if (field !== undefined) form.getInputNode(field)?.focus()
  })
  useEffect(() => focusError(), [step])
  const goOn = () => {
    const errors = errorsIn(step, form.validate().errors)
    form.setErrors(errors)
    const [field] = stepFields[step]?.filter(name => Object.hasOwn(errors, name)) ?? []
    if (field === undefined) setStep(step + 1)
    else form.getInputNode(field)?.focus()
  }
  const submit = (event?: SyntheticEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (step === last) form.submit(event)
    else goOn()
  }
  const Step = steps[step] ?? CompanyStep
  return (
    <Stack gap="xl">
      <Steps
        labels={[t('space.stepCompany'), t('space.stepDefaults'), t('space.stepAdministrator')]}
        active={step}
        running={form.isRunning ? step : undefined}
      />
      <ContractForm form={{ ...form, submit }} label={t('space.create')}>
        <Step form={form} />
        <FormError error={form.error} />
        <Group justify="flex-end" gap="xs">
          {step > 0 && (
            <Button variant="default" disabled={form.isRunning} onClick={() => setStep(step - 1)}>
              {t('space.back')}
            </Button>
          )}
          <Button type="submit" loading={form.isRunning}>
            {t(step === last ? 'space.create' : 'space.next')}
          </Button>
        </Group>
      </ContractForm>
    </Stack>
  )
}
