import { Frame } from './Frame.tsx'

/** The layout of /space: a header only. */
export function SpaceLayout() {
  return <Frame menu={[]} />
}
