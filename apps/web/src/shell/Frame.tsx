// The frame of an area: header, side menu that collapses (to icons on a desktop, to a drawer on a phone), content.
import { AppShell } from '@mantine/core'
import { useDisclosure, useHotkeys, useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { Outlet, useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import '#web/ui/styles-area.ts'
import { CalendarToday } from '#web/ui/calendar-today.ts'
import { BackToTop } from './BackToTop.tsx'
import { FrameHeader } from './FrameHeader.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { SideMenu } from './SideMenu.tsx'
import { frameSizes, isTabletQuery, miniMenuKey } from './frame-sizes.ts'
import type { Section } from './menu.ts'
import { ViewAsBanner } from './ViewAsBanner.tsx'

type Props = { menu: readonly Section[]; tools?: ReactNode }

const { wide, mini, head, banner } = frameSizes

export function Frame({ menu, tools }: Props) {
  const { t } = useTranslation()
  const [isKeptMini, setIsKeptMini] = useLocalStorage({
    key: miniMenuKey,
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  // On a tablet the whole menu opens for this visit only.
  const isTablet = useMediaQuery(isTabletQuery, false, { getInitialValueInEffect: false })
  const [isOpenOnTablet, setIsOpenOnTablet] = useState(false)
  const isMini = isTablet ? !isOpenOnTablet : isKeptMini
  const setIsMini = (next: boolean) => (isTablet ? setIsOpenOnTablet(!next) : setIsKeptMini(next))
  const [drawerOpened, drawer] = useDisclosure(false)
  useHotkeys([['Escape', drawer.close]])
  // On a phone the menu covers the page, so going back closes it first.
  useBlocker({
    disabled: !drawerOpened,
    enableBeforeUnload: false,
    shouldBlockFn({ action }) {
      drawer.close()
      return action === 'BACK'
    },
  })
  const hasMenu = menu.length > 0
  const { viewAs, workspace } = useProfile()
  const isViewingAs = viewAs !== null
  return (
    <AppShell
      header={{ height: isViewingAs ? head + banner : head }}
      {...(hasMenu && {
        navbar: { width: isMini ? mini : wide, breakpoint: 'sm', collapsed: { mobile: !drawerOpened } },
      })}
      padding={{ base: 'md', md: 'lg' }}
      transitionDuration={120}
    >
      <AppShell.Header>
        {isViewingAs && <ViewAsBanner />}
        <FrameHeader
          hasMenu={hasMenu}
          isMini={isMini}
          toggleMini={() => setIsMini(!isMini)}
          drawerOpened={drawerOpened}
          toggleDrawer={drawer.toggle}
          tools={tools}
        />
      </AppShell.Header>
      {hasMenu && (
        <AppShell.Navbar aria-label={t('shell.mainMenu')}>
          <SideMenu menu={menu} mini={isMini && !drawerOpened} onNavigate={drawer.close} />
        </AppShell.Navbar>
      )}
      <AppShell.Main id="content" tabIndex={-1} style={{ outline: 'none' }} bg="var(--hr-surface)">
        <div style={{ maxWidth: 1440, marginInline: 'auto' }}>
          <OfflineBanner />
          <CalendarToday value={workspace?.today ?? null}>
            <Outlet />
          </CalendarToday>
        </div>
        <BackToTop />
      </AppShell.Main>
    </AppShell>
  )
}
