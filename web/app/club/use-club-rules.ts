import { type ClubRules, SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import { useFrame } from './use-frame.ts'

/** The rules that the club has set for itself, available on every page. */
export const useClubRules = (): ClubRules => useFrame()?.rules ?? SHIPPED_RULES
