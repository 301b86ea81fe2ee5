import type { Kit } from '@touchline/domain/kit/product.ts'
import { SHIPPED_KIT } from '@touchline/domain/kit/shipped-kit.ts'
import { useRouteLoaderData } from 'react-router'

/** What the club sells, under which name and for how much, in the store, the family area and at the desk (K-19). */
export function useKit(): Kit {
  const [store, family, desk] = [useArea('store'), useArea('guardian'), useArea('admin')]
  return store?.kit ?? family?.kit ?? desk?.kit ?? SHIPPED_KIT
}

const useArea = (area: 'store' | 'guardian' | 'admin') =>
  useRouteLoaderData(`routes/${area}/layout`) as { kit: Kit } | undefined
