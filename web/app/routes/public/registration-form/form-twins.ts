import { isDay } from '@touchline/domain/calendar-day.ts'
import { isSameChild, twinInFamily } from '@touchline/domain/players/player-eligibility.ts'
import type { Family, FamilyPlayer } from '../../../family/family.ts'
import { twinOf } from '../../../players/player-problems.ts'
import type { FormChild } from './form-draft.ts'
import * as texts from './registration-form.texts.ts'

type Players = Pick<Family, 'players'>

/** Somebody with the same name and birth date is already here (E-10). */
export interface Twin {
  question: string
  /** Null: further up on the form. */
  inFamily: FamilyPlayer | null
}

/** The player of the family who the parent says this child is, for as long as it is still the same child. */
export function knownPlayer(child: FormChild, { players }: Players): FamilyPlayer | null {
  const known = players.find(({ id }) => id === child.knownAs)
  return known && isSameChild(known, child) ? known : null
}

/** What to ask about each child of the form: two of them may be one, or one may already be in the family. */
export function formTwins(children: readonly FormChild[], family: Players): (Twin | null)[] {
  return children.map((child, place) => {
    if (!child.firstName.trim() || !child.lastName.trim() || !isDay(child.birthDate)) return null
    const above = twinOf(child, children.slice(0, place))
    if (above)
      return {
        question: texts.onThisForm(above.firstName.trim()),
        inFamily: null,
      }
    // A child that an earlier try has added is the same child.
    const others = family.players.filter(({ id }) => id !== child.id && id !== child.knownAs)
    const inFamily = twinOf(child, others)
    return inFamily && { question: twinInFamily(inFamily), inFamily }
  })
}
