// Pages without a header: sign-in and the like, centred, with the language switch.
import { Group } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import classes from './OpenLayout.module.css'

export function OpenLayout() {
  return (
    <div className={classes.page}>
      <Group component="header" justify="flex-end" p="md">
        <LanguageSwitch />
      </Group>
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  )
}
