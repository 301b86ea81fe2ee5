import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is only the server's text: nothing that needs our script works before that. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
