import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** What every page's frame shows; null on an error page that stands without it. */
export const useFrame = () => useRouteLoaderData<typeof loader>('root') ?? null
