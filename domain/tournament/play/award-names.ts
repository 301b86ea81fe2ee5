import { divisionName } from '../plan/division.ts'
import type { Division, Plan } from '../plan/plan.ts'
import * as texts from './award-names.texts.ts'

type Award = Plan['awards'][number]

export const AWARD_NAMES: Record<Award['kind'], string> = {
  CHAMPION: texts.champion,
  FINALIST: texts.finalist,
  FAIR_PLAY: texts.fairPlay,
  SPIRIT: texts.spirit,
  BEST_CHEER: texts.bestCheer,
  PARTICIPATION: texts.participation,
}

/** 'Fair Play lantern, U8/9'; without a division it is for everybody. */
export function awardName({ kind, divisionId }: Award, divisions: readonly Division[]): string {
  const division = divisions.find(({ id }) => id === divisionId)
  return division ? texts.awardOf(AWARD_NAMES[kind], divisionName(division)) : AWARD_NAMES[kind]
}

/** Standard awards: a Fair Play lantern for each division, and a champion if results are kept (T-9). */
export function usualAwards(divisions: readonly Division[]): Award[] {
  const award = (kind: Award['kind'], { id }: Division) => ({
    id: `${kind.toLowerCase().replace('_', '-')}-${id}`,
    divisionId: id,
    kind,
    teamId: null,
    presenter: '',
    order: 0,
  })
  const champions = divisions.filter(({ recordsResults }) => recordsResults)
  return [
    ...divisions.map((one) => award('FAIR_PLAY', one)),
    ...champions.map((one) => award('CHAMPION', one)),
  ].map((one, n) => ({ ...one, order: n + 1 }))
}
