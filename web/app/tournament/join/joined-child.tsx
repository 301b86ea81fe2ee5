import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { isLeavingFree } from '@touchline/domain/tournament/sign-up.ts'
import { hasOpenOffer } from '@touchline/domain/waiting-list.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { clubNow, currentInstant } from '../../club/club-now.ts'
import { momentName } from '../../club/day-words.ts'
import { plainProblem } from '../../data/plain-problem.ts'
import type { FamilyPlayer } from '../../family/family.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import ui from '../../ui/ui.module.css'
import { type JoinableTournament, type SignUp, useChangeSignUp } from './sign-up-data.ts'

interface JoinedChildProps {
  player: Pick<FamilyPlayer, 'firstName'>
  signUp: SignUp
  tournament: JoinableTournament
  isOver: boolean
}

/** A child who is in, waits, or is offered a place, with what can be done about it. */
export function JoinedChild({ player: { firstName }, signUp, tournament, isOver }: JoinedChildProps) {
  const [isLeaving, setLeaving] = useState(false)
  const change = useChangeSignUp(signUp)
  const isOffered = signUp.status === 'WAITLISTED' && hasOpenOffer(signUp, currentInstant().toISOString())
  return (
    <li className={ui.card}>
      <p>
        <strong>{firstName}</strong> {stateWords(signUp, isOffered)}
      </p>
      {signUp.wish && <p className="quiet">Wish: {signUp.wish}</p>}
      {signUp.status === 'JOINED' && signUp.feeCents > 0 && (
        <p>
          <Link to="/guardian/payments">{formatCents(signUp.feeCents)} on your account</Link>
        </p>
      )}
      {change.error && !isLeaving && <FormMessage>{plainProblem(change.error)}</FormMessage>}
      {!isOver && (
        <div className={ui.actions}>
          {isOffered && (
            <>
              <Button isBusy={change.isPending} onClick={() => change.mutate('ACCEPT')}>
                Take the place{signUp.feeCents > 0 && ` for ${formatCents(signUp.feeCents)}`}
              </Button>
              <Button kind="quiet" isBusy={change.isPending} onClick={() => change.mutate('DECLINE')}>
                Pass
              </Button>
            </>
          )}
          <Button kind="small" isBusy={change.isPending} onClick={() => setLeaving(true)}>
            {signUp.status === 'JOINED' ? `Take ${firstName} out` : 'Leave the waiting list'}
          </Button>
        </div>
      )}
      {isLeaving && (
        <ConfirmDialog
          title={`Take ${firstName} out of ${tournament.name}?`}
          confirm="Take out"
          busy="Taking out..."
          keep="Stay in"
          isHarmful
          onConfirm={() => change.mutateAsync('LEAVE')}
          onClose={() => setLeaving(false)}
        >
          <p>{leavingWords(signUp, tournament)}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}

function stateWords({ status, waitlistPosition, offerExpiresAt }: SignUp, isOffered: boolean): string {
  if (status === 'JOINED') return 'is in.'
  if (isOffered && offerExpiresAt)
    return `has a place on offer. We hold it until ${momentName(offerExpiresAt)}.`
  return `is number ${waitlistPosition} on the waiting list. We’ll email you when a place opens up.`
}

function leavingWords({ status, feeCents }: SignUp, tournament: JoinableTournament): string {
  if (status !== 'JOINED' || feeCents === 0) return 'It costs nothing.'
  return isLeavingFree(tournament, clubNow().day)
    ? `Free of charge: the ${formatCents(feeCents)} come off your account.`
    : `Sign-up has closed, so the fee of ${formatCents(feeCents)} is still due.`
}
