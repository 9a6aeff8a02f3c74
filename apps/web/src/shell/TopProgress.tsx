import { useRouterState } from '@tanstack/react-router'
import classes from './TopProgress.module.css'

/** A progress bar while the next page loads: shown after 200 ms, full after 5 s (spec 9). */
export function TopProgress() {
  const isLoading = useRouterState({ select: state => state.isLoading })
  return isLoading && <div className={classes.bar} data-progress aria-hidden />
}
