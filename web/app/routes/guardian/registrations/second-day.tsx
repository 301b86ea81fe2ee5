import type { Weekday } from '@touchline/domain/calendar-day.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { programDays } from '@touchline/domain/programs/program-sessions.ts'
import { type SecondDay, secondDay } from '@touchline/domain/registrations/second-day.ts'
import { weekdayName } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { newId } from '../../../data/new-id.ts'
import type { Family, PlayersRegistration } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { mixed } from '../../../languages/written.tsx'
import { priceOfJoining } from '../../../pricing/family-price.ts'
import { PriceBreakdown } from '../../../pricing/price-breakdown.tsx'
import { openConsents } from '../../../registrations/consent-standing.ts'
import type { OfferedProgram } from '../../../registrations/offered-program.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { useAddSecondDay } from './registration-changes.ts'
import * as texts from './registrations.texts.ts'

interface SecondDayProps {
  registration: PlayersRegistration
  family: Family
}

/** The other days that this child could add, each with a button. */
export function SecondDayActions({ registration, family }: SecondDayProps) {
  const program = useClub().programs.find(({ id }) => id === registration.program.id)
  const [asked, setAsked] = useState<string | null>(null)
  if (!program) return null
  const plans = new Map(
    programDays(program).flatMap((day): [string, SecondDay][] => {
      const answer = secondDay(asOneDay(registration, program), day, clubNow().day)
      return 'plan' in answer ? [[day, answer.plan]] : []
    }),
  )
  const plan = asked && plans.get(asked)
  if (plans.size === 0) return null
  return (
    <>
      {[...plans.keys()].map((day) => (
        <Button
          key={day}
          kind="small"
          aria-label={texts.label(texts.addDay(weekdayName(day as Weekday)), registration.player.firstName)}
          onClick={() => setAsked(day)}
        >
          {texts.addDay(weekdayName(day as Weekday))}
        </Button>
      ))}
      {asked && plan && (
        <AddDialog
          registration={registration}
          family={family}
          program={program}
          day={asked}
          plan={plan}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

const asOneDay = ({ breakdown, ...registration }: PlayersRegistration, program: OfferedProgram) => ({
  ...registration,
  program,
  breakdown: breakdown?.lines ?? [],
})

interface AddDialogProps extends SecondDayProps {
  program: OfferedProgram
  day: string
  plan: SecondDay
  onClose: () => void
}

/** Shows the difference month by month, before anybody confirms. */
function AddDialog({ registration, family, program, day, plan, onClose }: AddDialogProps) {
  const { programs, consents } = useClub()
  const [id] = useState(newId)
  const add = useAddSecondDay(registration)
  const fee = program.fees.find((one) => one.id === plan.feeId)
  if (!fee) return null
  const joining = [{ registrationId: id, player: registration.player, program, fee, ...plan }]
  const price = priceOfJoining(without(family, registration), joining, programs, clubNow().day)
  const name = weekdayName(day as Weekday)
  const { firstName } = registration.player
  return (
    <ConfirmDialog
      title={texts.addDayQuestion(name, firstName)}
      confirm={texts.addDayFor(name, formatCents(price.quote.totalCents))}
      busy={texts.oneMoment}
      keep={texts.keepOneDay}
      onClose={onClose}
      onConfirm={async () => {
        await add.mutateAsync({ id, day })
        notify(texts.bothReceived(firstName))
      }}
    >
      {openConsents(registration.player, consents).length > 0 && (
        <p>
          {mixed(texts.agreeFirst(firstName))}
          <SiteLink to={`/guardian/player/${registration.player.id}#consents`}>
            {mixed(texts.consentsOf(firstName))}
          </SiteLink>
        </p>
      )}
      <PriceBreakdown lines={price.quote.lines} showPlayers={false} />
      <p className={ui.sum}>
        <strong>{texts.total}</strong>
        <strong className={ui.amount}>{formatCents(price.quote.totalCents)}</strong>
      </p>
      <p className="quiet">
        {mixed(registration.status === 'ACTIVE' ? texts.paidCounts(firstName) : texts.takesOver(firstName))}
      </p>
    </ConfirmDialog>
  )
}

const without = (family: Family, { id }: PlayersRegistration): Family => ({
  ...family,
  players: family.players.map((player) => ({
    ...player,
    registrations: player.registrations.filter((one) => one.id !== id),
  })),
})
