import { missingContacts } from '@touchline/domain/contacts.ts'
import { whenToPay } from '@touchline/domain/money/when-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { quoteOf } from '@touchline/domain/pricing/quote.ts'
import { dayFrom, listOf } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { newId } from '../../../data/new-id.ts'
import type { Family } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { GroupName } from '../../../players/group-name.tsx'
import { type FamilyPrice, type Joining, priceOfJoining } from '../../../price/family-price.ts'
import { PriceSummary } from '../../../price/price-summary.tsx'
import { useSeenPrice } from '../../../price/use-seen-price.ts'
import { joiningOf } from '../../../registration/chosen.ts'
import { type ComeBack, comeBacks, type ReturningChild } from '../../../registration/come-back.ts'
import { type Agreed, ConsentBoxes } from '../../../registration/consent-boxes.tsx'
import { ALL_AGREED, openConsents } from '../../../registration/consent-standing.ts'
import { openTo } from '../../../registration/offered-program.ts'
import { sendRegistration } from '../../../registration/send-registration.ts'
import { sendWords } from '../../../registration/send-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import ui from '../../../ui/ui.module.css'

/** For families that were here before: the next season, as they had the last one, in a tap and a confirmation (S-16). */
export function ComeBackCards({ family }: { family: Family }) {
  const { ages } = useClubRules()
  const programs = openTo(family, useClub().programs)
  return comeBacks(family, programs, clubNow().day, ages).map((comeBack) => (
    <ComeBackCard key={comeBack.season.id} family={family} comeBack={comeBack} />
  ))
}

interface CardProps {
  family: Family
  comeBack: ComeBack
}

function ComeBackCard({ family, comeBack: { season, children } }: CardProps) {
  const { programs } = useClub()
  const today = clubNow().day
  const [isAsking, setAsking] = useState(false)
  // One id for each child, as long as the card is there: what is sent twice is made once.
  const [ids] = useState(() => new Map(family.players.map(({ id }) => [id, newId()])))
  const chosen = children.map((child) => ({ ...child, registrationId: ids.get(child.player.id) ?? newId() }))
  const joining = joiningOf(chosen, { leftOut: [], allOrNone: false }, today)
  const price = priceOfJoining(family, joining, programs, today)
  const names = listOf(
    children.map(({ player }) => player.firstName),
    'and',
  )
  const [first] = children
  const isReady = children.every(({ player, option }) => option && missingContacts(player).length === 0)
  const heading = `come-back-${season.id}`
  return (
    <section className={ui.card} aria-labelledby={heading}>
      <h2 id={heading}>{season.name} is open for you</h2>
      <ul className={`plain-list ${ui.cards}`}>
        {chosen.map(({ player, program, option, registrationId }) => (
          <Coming
            key={player.id}
            player={player}
            program={program}
            option={option}
            cents={option && quoteOf(price.quote, registrationId).totalCents}
          />
        ))}
      </ul>
      <div className={ui.actions}>
        {isReady ? (
          <Button kind="main" onClick={() => setAsking(true)}>
            Register {names} again
          </Button>
        ) : (
          <Link
            className="button"
            to={`/guardian/programs/${first?.program.id}/register/${first?.player.id}`}
          >
            Register {names} again
          </Link>
        )}
        <Link className="small-button" to={`/programs/select/${first?.player.id}`}>
          Something else this time
        </Link>
      </div>
      {isAsking && (
        <ComeBackDialog
          title={`${season.name} for ${names}`}
          family={family}
          joining={joining}
          price={price}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

/** A child, where and when they would play, and what that costs. */
const Coming = ({
  player,
  program,
  option,
  cents,
}: Omit<ReturningChild, 'options'> & { cents: number | null }) => (
  <li className={ui.sum}>
    <span>
      <strong>{player.firstName}</strong> <GroupName birthDate={player.birthDate} on={program.startDate} />
      <br />
      <span className="quiet">
        {[option?.name ?? 'Days to choose', whenOn(program, clubNow().day)].join(', ')}
      </span>
    </span>
    {cents !== null && <span>{formatCents(cents)}</span>}
  </li>
)

interface DialogProps {
  title: string
  family: Family
  joining: Joining[]
  price: FamilyPrice
  onClose: () => void
}

/** The whole price, the club's texts where they have changed, and one button. */
function ComeBackDialog({ title, family, joining, price, onClose }: DialogProps) {
  const { consents: texts, payment } = useClub()
  const navigate = useNavigate()
  const [given, setGiven] = useState<Agreed>({})
  const [isTried, setTried] = useState(false)
  const { seenCents, learn } = useSeenPrice(price.quote.totalCents)
  const coming = family.players.filter(({ id }) => joining.some(({ player }) => player.id === id))
  const open = [...new Set(coming.flatMap((player) => openConsents(player, texts)))]
  const agreed: Agreed = { ...ALL_AGREED, ...Object.fromEntries(open.map((text) => [text, false])), ...given }
  const { mutateAsync } = useChange((request) =>
    sendRegistration(request, { joining, agreed, texts, allOrNone: false, totalCents: seenCents }),
  )
  return (
    <ConfirmDialog
      title={title}
      confirm={sendWords(joining, price)}
      busy="Registering, one moment..."
      keep="Not now"
      onClose={onClose}
      onConfirm={async () => {
        setTried(true)
        try {
          const { items } = await mutateAsync(undefined)
          await navigate('/guardian/registrations', { state: { registered: items.map(({ id }) => id) } })
        } catch (failure) {
          learn(failure)
          throw failure
        }
      }}
    >
      {open.length > 0 && (
        <>
          <p>These texts have changed since last time. Please read them again.</p>
          <ConsentBoxes texts={texts} shown={open} agreed={agreed} isChecked={isTried} onChange={setGiven} />
        </>
      )}
      <PriceSummary price={price} joining={joining} />
      <p className="quiet small">Nothing to pay now: we’ll review it first. {whenToPay(payment)}</p>
    </ConfirmDialog>
  )
}

const whenOn = ({ startDate, endDate }: ReturningChild['program'], today: string) =>
  startDate > today ? `from ${dayFrom(today, startDate)}` : `on now, until ${dayFrom(today, endDate)}`
