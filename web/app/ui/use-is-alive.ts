import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False before hydration: nothing that needs our scripts works before that. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
