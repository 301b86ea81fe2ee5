import { useRouteLoaderData } from 'react-router'
import type { loadFrame } from './load-frame.ts'

/** What every page's frame shows; null on an error page that stands without it. */
export const useFrame = () => useRouteLoaderData<typeof loadFrame>('root') ?? null
