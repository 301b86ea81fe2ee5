import { useRouteLoaderData } from 'react-router'
import type { loader } from './layout.tsx'

export function useStore() {
  const store = useRouteLoaderData<typeof loader>('routes/store/layout')
  if (!store) throw new Error('This page stands outside the store.')
  return store
}
