import type { Affair, Closing } from '@touchline/domain/closing.ts'
import { RETENTION } from '@touchline/domain/retention.ts'
import { dayInYear, listOf } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import styles from './profile.module.css'

/** The preview: what ends, what goes on, what is deleted, and what is kept, why and until when (Z-6). */
export function WhatClosingDoes({
  closing: { players, handedOverTo, cancelled, goesOn },
}: {
  closing: Closing
}) {
  const named = (fate: Closing['players'][number]['fate']) =>
    players.filter((player) => player.fate === fate).map(({ name }) => name)
  const [removed, handedOver] = [named('REMOVED'), named('HANDED_OVER')]
  return (
    <>
      {goesOn.length > 0 && (
        <div className={styles.closing}>
          <h3>Paid: stays active</h3>
          <Lines affairs={goesOn} />
          <p>
            We keep those players, your name, email address and phone until this is over, and then delete
            them. To leave a program and see your refund, <Link to="/guardian/registrations">withdraw</Link>{' '}
            before you close your account.
          </p>
        </div>
      )}
      {cancelled.length > 0 && (
        <div className={styles.closing}>
          <h3>Unpaid: will be cancelled</h3>
          <Lines affairs={cancelled} />
        </div>
      )}
      {handedOver.length > 0 && (
        <p>
          {listOf(handedOver, 'and')} {handedOver.length === 1 ? 'stays' : 'stay'} with {handedOverTo}, your
          family’s other guardian, with all registrations and orders.
        </p>
      )}
      <div className={styles.closing}>
        <h3>Deleted right away</h3>
        <p>
          {removed.length > 0 && `${listOf(removed, 'and')}, with health notes and emergency contacts. `}
          {goesOn.length > 0
            ? 'Your picture, calendar link and sign-ins.'
            : 'Your name, email address, phone, picture, calendar link, sign-ins, messages and emails.'}
        </p>
      </div>
      <Kept />
      <p>
        You’ll be signed out everywhere and can’t sign in again with this account. Would you like to{' '}
        <strong>download your data</strong> first? The button is above.
      </p>
    </>
  )
}

const Kept = () => (
  <div className={styles.closing}>
    <h3>What we keep, and how long</h3>
    <ul>
      {[RETENTION.books, RETENTION.consents, RETENTION.history].map(({ what, why, kept }) => (
        <li key={what}>
          <strong>{what}.</strong> {why}: {kept}.
        </li>
      ))}
    </ul>
    <p>
      <Link to="/rules-and-disclaimer#privacy">The whole list</Link>
    </p>
  </div>
)

const KINDS: Record<Affair['kind'], string> = {
  REGISTRATION: '',
  WAITING: ', on the waiting list',
  ORDER: '',
  REFUND: ', refund owed to you',
  TOURNAMENT: '',
  TOURNAMENT_WAITING: ', on the waiting list',
}

const Lines = ({ affairs }: { affairs: Affair[] }) => (
  <ul>
    {affairs.map(({ id, player, what, kind, until }) => (
      <li key={id}>
        {player}: {what}
        {KINDS[kind]}
        {kind === 'REGISTRATION' && until && `, until ${dayInYear(until)}`}
        {kind === 'TOURNAMENT' && until && ` on ${dayInYear(until)}`}
      </li>
    ))}
  </ul>
)
