import { hasTokenExpired } from '@touchline/domain/identity/access-token.ts'
import { useState } from 'react'
import { useChange, useData } from '../../../area/area-data.tsx'
import { currentInstant } from '../../../club/club-now.ts'
import { momentName } from '../../../club/day-words.ts'
import { callRest } from '../../../data/rest.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { MakeToken } from './make-token.tsx'
import styles from './settings.module.css'
import { AREA_NAMES, MODEL_NAMES } from './token-scope-names.ts'

interface Token {
  id: string
  name: string
  mayWrite: boolean
  models: string[] | null
  areas: string[]
  createdBy: string
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
  revokedAt: string | null
}

/** For programs that work with the club's data: created here, shown once, revocable at any time. */
export function AccessTokens() {
  const loaded = useData(['access tokens'], () =>
    callRest<{ items: Token[] }>('admin', 'get', '/access-tokens'),
  )
  return (
    <div className={styles.setting}>
      <div>
        <h2>Access tokens</h2>
        <p className="quiet">
          For apps that work with the club’s data. A token is shown once, expires on its own and can be
          revoked any time. No token can read health notes or manage accounts.
        </p>
      </div>
      <MakeToken />
      <ListStates loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="quiet">No tokens yet.</p>
          ) : (
            <ul className={`plain-list ${ui.cards}`} aria-label="Tokens">
              {items.map((token) => (
                <TokenCard key={token.id} token={token} />
              ))}
            </ul>
          )
        }
      </ListStates>
    </div>
  )
}

function TokenCard({ token }: { token: Token }) {
  const { id, name, createdBy, createdAt, lastUsedAt } = token
  const [isAsked, setAsked] = useState(false)
  const revoke = useChange(() => callRest('admin', 'delete', `/access-tokens/${encodeURIComponent(id)}`))
  const isOver = token.revokedAt !== null || hasTokenExpired(new Date(token.expiresAt), currentInstant())
  return (
    <li className={ui.card}>
      <div className={ui.between}>
        <div>
          <strong>{name}</strong>
          <p className="quiet small">{scopeWords(token)}</p>
          <p className="quiet small">
            Created {momentName(createdAt)} by {createdBy}.{' '}
            {lastUsedAt ? `Last used ${momentName(lastUsedAt)}.` : 'Never used.'}
          </p>
          <p className="quiet small">{endWords(token, isOver)}</p>
        </div>
        <TokenChip token={token} isOver={isOver} />
      </div>
      {!isOver && (
        <div className={ui.actions}>
          <Button kind="small" onClick={() => setAsked(true)}>
            Revoke<span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={`Revoke ${name}?`}
          confirm="Revoke the token"
          busy="One moment..."
          keep="Keep it"
          isHarmful
          onConfirm={async () => {
            await revoke.mutateAsync(undefined)
            notify(`${name} is revoked.`)
          }}
          onClose={() => setAsked(false)}
        >
          <p>Whatever uses it stops working right away. This can’t be undone.</p>
        </ConfirmDialog>
      )}
    </li>
  )
}

function TokenChip({ token: { revokedAt, mayWrite }, isOver }: { token: Token; isOver: boolean }) {
  if (revokedAt) return <Chip tone="stop">Revoked</Chip>
  if (isOver) return <Chip tone="stop">Expired</Chip>
  return <Chip tone={mayWrite ? 'act' : 'good'}>{mayWrite ? 'Reads and changes' : 'Reads only'}</Chip>
}

function scopeWords({ models, areas }: Token): string {
  const records =
    models === null ? 'All records' : models.map((model) => labelOf(MODEL_NAMES, model)).join(', ')
  return [records, ...areas.map((area) => labelOf(AREA_NAMES, area))].join(' · ')
}

const labelOf = (names: Record<string, string>, name: string) => names[name] ?? name

function endWords({ revokedAt, expiresAt }: Token, isOver: boolean): string {
  if (revokedAt) return `Revoked ${momentName(revokedAt)}.`
  return isOver ? `Expired ${momentName(expiresAt)}.` : `Expires ${momentName(expiresAt)}.`
}
