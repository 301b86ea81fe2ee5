import type { Kit } from '@touchline/domain/kit/product.ts'
import { useRouteLoaderData } from 'react-router'
import type { loader } from './layout.tsx'

const LAYOUT = 'routes/store/layout'

export function useStore() {
  const store = useRouteLoaderData<typeof loader>(LAYOUT)
  if (!store) throw new Error('This page stands outside the store.')
  return store
}

/** What is sold, for the `meta` of a page of the store. */
export const kitFrom = (matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]) =>
  (matches.find((match) => match?.id === LAYOUT)?.loaderData as { kit: Kit } | undefined)?.kit
