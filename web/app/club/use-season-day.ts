import { clubNow } from './club-now.ts'
import { useFrame } from './use-frame.ts'

/** The day by which age groups go wherever no program is at hand: the first one of the season that matters (E-2). */
export const useSeasonDay = (): string => useFrame()?.seasonDay ?? clubNow().day
