import { placesLeftWords, whoWouldWait } from '@touchline/domain/registrations/places-left.ts'
import { OFFER_HOURS } from '@touchline/domain/registrations/waiting-list.ts'
import { listOf } from '@touchline/domain/words.ts'
import type { FamilyPlayer } from '../family/family.ts'
import { mixed } from '../languages/written.tsx'
import ui from '../ui/ui.module.css'
import type { OfferedProgram } from './offered-program.ts'
import { colon } from './offers.texts.ts'
import * as texts from './steps.texts.ts'

/** '3 places left', shown before anybody fills in anything. */
export function PlacesLeft({ program }: { program: OfferedProgram }) {
  const words = placesLeftWords(program.placesLeft)
  return words && <p className={program.placesLeft === 0 ? ui.notice : ''}>{words}</p>
}

interface WaitingNoticeProps {
  chosen: readonly { player: Pick<FamilyPlayer, 'firstName'>; program: OfferedProgram }[]
  allOrNone: boolean
}

/** Says who would have to wait, before anything is sent. */
export function WaitingNotice({ chosen, allOrNone }: WaitingNoticeProps) {
  const waiting = whoWouldWait(chosen, allOrNone)
  if (waiting.length === 0) return <Places programs={chosen.map(({ program }) => program)} />
  const names = listOf(
    waiting.map(({ player }) => player.firstName.trim() || texts.yourPlayer),
    'and',
  )
  return <p className={ui.notice}>{mixed(texts.joinWaitingList(names, waiting.length, OFFER_HOURS))}</p>
}

function Places({ programs }: { programs: readonly OfferedProgram[] }) {
  const words = [...new Set(programs)].flatMap(({ name, placesLeft }) => {
    const left = placesLeftWords(placesLeft)
    return left === null ? [] : [name + colon + left]
  })
  return words.length > 0 && <p className="quiet">{mixed(words.join(' · '))}</p>
}
