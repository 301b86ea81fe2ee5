import { clubNow } from './club-now.ts'
import { useFrame } from './use-frame.ts'

/** The day that decides age groups where no program is involved: the first day of the season that matters (E-2). */
export const useSeasonDay = (): string => useFrame()?.seasonDay ?? clubNow().day
