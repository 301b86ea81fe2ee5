import { useRouteLoaderData } from 'react-router'
import type { loadFrame } from './load-frame.ts'

/** What the frame of every page shows; null on an error page rendered without it. */
export const useFrame = () => useRouteLoaderData<typeof loadFrame>('root') ?? null
