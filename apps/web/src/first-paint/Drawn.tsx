// What is on the screen before the application has arrived: the same components without data, drawn by the build.
import { AppShell, Group, Input, Skeleton, Stack } from '@mantine/core'
import { AuthCard } from '#web/session/AuthCard.tsx'
import openClasses from '#web/shell/OpenLayout.module.css'
import { frameSizes } from '#web/shell/frame-sizes.ts'
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx'
import { Page } from '#web/ui/Page.tsx'

type SignIn = { title: string; text: string; labels: readonly string[]; hasMark: boolean; hasDoors: boolean }

/** A sign-in page. Its fields take nothing yet, so they are bars. */
export const DrawnSignIn = ({ title, text, labels, hasMark, hasDoors }: SignIn) => (
  <div className={openClasses.page}>
    <Group component="header" justify="flex-end" p="md">
      <Skeleton w={66} h={31} />
    </Group>
    <main className={openClasses.main}>
      <AuthCard title={title} text={text} {...(!hasMark && { mark: <div style={{ height: 48 }} /> })}>
        <Stack>
          {hasDoors && <Skeleton h={38} />}
          {labels.map(label => (
            <Input.Wrapper key={label} label={label} required labelElement="div">
              <Skeleton h={36} />
            </Input.Wrapper>
          ))}
          <Skeleton h={36} mt={30} />
        </Stack>
      </AuthCard>
    </main>
  </div>
)

type Area = { title: string; description?: string | undefined; navbar: string }

/** A page of an area: the frame and the title. */
export const DrawnPage = ({ title, description, navbar }: Area) => (
  <AppShell
    header={{ height: frameSizes.head }}
    navbar={{ width: navbar, breakpoint: 'sm', collapsed: { mobile: true } }}
    padding={{ base: 'md', md: 'lg' }}
    transitionDuration={0}
  >
    <AppShell.Header>
      <Group h={59} px="md" justify="space-between" wrap="nowrap">
        <Skeleton w={180} h={28} />
        <Skeleton w={120} h={28} />
      </Group>
    </AppShell.Header>
    <AppShell.Navbar p="xs">
      <Stack gap={12} p={6}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} h={28} />
        ))}
      </Stack>
    </AppShell.Navbar>
    <AppShell.Main bg="var(--hr-surface)">
      <div style={{ maxWidth: 1440, marginInline: 'auto' }}>
        <Page title={title} {...(description !== undefined && { description })}>
          <ListSkeleton />
        </Page>
      </div>
    </AppShell.Main>
  </AppShell>
)
