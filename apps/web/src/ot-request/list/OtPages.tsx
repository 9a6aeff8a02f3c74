// The lists of overtime requests: mine with the form, waiting for me, my team, everybody.
import { ExportRequests } from '#web/shared/request/list/ExportRequests.tsx'
import type { ExportScope } from '@hr/contract/request-export.ts'
import { otGroups } from '@hr/contract/ot-request.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { DelegateButton } from '#web/shared/delegation/DelegateButton.tsx'
import { DelegationNotice } from '#web/shared/delegation/DelegationNotice.tsx'
import { OtNav } from '#web/shared/overtime/OtNav.tsx'
import { otKind } from '#web/shared/request/kinds/ot-kind.ts'
import { OwnRequests } from '#web/shared/request/list/OwnRequests.tsx'
import { RequestList } from '#web/shared/request/list/RequestList.tsx'
import { sectionName } from '#web/shared/request/list/section-name.ts'
import { WaitingForMe } from '#web/shared/request/list/WaitingForMe.tsx'
import { requestViewShape } from '#web/shared/request/list-view.ts'
import type { RequestSection } from '#web/shared/request/request-kind.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { RequestButton } from '#web/shared/request/list/RequestButton.tsx'
import { useOtColumns } from './ot-columns.tsx'
import { useWaitingOt } from './use-waiting-ot.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const ExportOt = ({ scope }: { scope: ExportScope }) => (
  <ExportRequests
    groups={otGroups}
    scope={scope}
    load={async exporting => (await import('./export-ot.ts')).exportOt(exporting)}
  />
)

const NewOt = lazyDialog(() => import('../form/OtForms.tsx').then(file => file.NewOt), 'drawer')
const MembersDrawer = lazyDialog(
  () => import('../members/MembersDrawer.tsx').then(file => file.MembersDrawer),
  'drawer',
)

type FrameProps = { current: RequestSection; actions?: ReactNode; children: ReactNode }

/** The list of the team is a view of the page of its requests. */
function Frame({ current, actions, children }: FrameProps) {
  const { t } = useTranslation()
  return (
    <Page title={t(sectionName(otKind, current === 'team' ? 'waiting' : current))} actions={actions}>
      <OtNav current={current} />
      {children}
    </Page>
  )
}

/** /app/ot/my-ot */
export function MyOtPage() {
  const { t } = useTranslation()
  const button = <RequestButton kind={otKind} />
  return (
    <Frame
      current="mine"
      actions={
        <>
          <ExportOt scope="mine" />
          {button}
        </>
      }
    >
      <OwnRequests
        words={useWaitingOt()}
        columns={useOtColumns(true)}
        empty={{ title: t('ot.none'), text: t('ot.noneHint'), action: button }}
        form={(date, close) => <NewOt date={date} onClose={close} />}
      />
    </Frame>
  )
}

function Others({ scope, actions }: { scope: 'team' | 'all'; actions?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Frame
      current={scope}
      actions={
        <>
          <ExportOt scope={scope} />
          {actions}
        </>
      }
    >
      <RequestList
        kind={otKind}
        scope={scope}
        columns={useOtColumns(false)}
        label={t(scope === 'team' ? 'request.myTeam' : 'request.allRequests')}
        empty={{ title: t(scope === 'team' ? 'ot.noTeam' : 'ot.noneYet') }}
      />
    </Frame>
  )
}

/** /app/ot/ot-requests */
export const AllOtRequestsPage = () => <Others scope="all" />

function WaitingOt({ actions }: { actions: ReactNode }) {
  const words = useWaitingOt()
  return (
    <Frame current="waiting" actions={actions}>
      <DelegationNotice />
      <WaitingForMe words={words} />
    </Frame>
  )
}

/** /app/ot/team-ot-requests: waiting for me; with ?list=team everything of my team; with ?new=1 the form for several. */
export function TeamOtRequestsPage() {
  const { t } = useTranslation()
  const may = useCan()
  const { employee } = useProfile()
  const [view, setView] = useViewState(requestViewShape)
  const mayAsk = employee !== null && may('TEAM_OT_REQUEST', 'add')
  const actions = (
    <>
      <DelegateButton />
      {mayAsk && (
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setView({ new: '1' })}>
          {t('ot.askForMembers')}
        </Button>
      )}
    </>
  )
  return (
    <>
      {view.list === 'team' && may('TEAM_OT_REQUEST') ? (
        <Others scope="team" actions={actions} />
      ) : (
        <WaitingOt actions={actions} />
      )}
      {view.new !== undefined && mayAsk && <MembersDrawer onClose={() => setView({ new: undefined })} />}
    </>
  )
}
