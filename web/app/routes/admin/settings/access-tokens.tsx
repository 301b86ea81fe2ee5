import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange, useData } from '../../../area/area-data.tsx'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { callRest } from '../../../data/rest.ts'
import desk from '../../../desk/desk.module.css'
import { ListStates } from '../../../desk/list-states.tsx'
import { tell } from '../../../desk/tell.tsx'
import { Chip } from '../../../family/chip.tsx'
import { ConfirmDialog } from '../../../family/confirm-dialog.tsx'
import { momentName } from '../../../family/day-words.ts'
import family from '../../../family/family.module.css'
import { plainProblem } from '../../../family/plain-problem.ts'
import styles from './settings.module.css'

interface Token {
  id: string
  name: string
  mayWrite: boolean
  createdBy: string
  createdAt: string
  revokedAt: string | null
}

/** For programs that ask in the club's name: made here, shown once, revoked at any time. */
export function AccessTokens() {
  const loaded = useData(['access tokens'], () =>
    callRest<{ items: Token[] }>('admin', 'get', '/access-tokens'),
  )
  return (
    <div className={styles.setting}>
      <div>
        <h2>Access tokens</h2>
        <p className="quiet">
          For programs that ask in the club’s name. A token is shown once, and can be revoked at any time.
        </p>
      </div>
      <MakeToken />
      <ListStates loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="quiet">No token has been made yet.</p>
          ) : (
            <ul className={`plain-list ${family.cards}`} aria-label="Tokens">
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

function MakeToken() {
  const [name, setName] = useState('')
  const [mayWrite, setMayWrite] = useState('false')
  const [problem, setProblem] = useState<string | null>(null)
  const [made, setMade] = useState<{ name: string; token: string } | null>(null)
  const make = useChange((_request, body: { name: string; mayWrite: boolean }) =>
    callRest<{ id: string; token: string }>('admin', 'post', '/access-tokens', { body }),
  )
  const send = async () => {
    setProblem(name.trim() ? null : 'Please give it a name, such as Results screen.')
    if (!name.trim()) return
    try {
      const { token } = await make.mutateAsync({ name: name.trim(), mayWrite: mayWrite === 'true' })
      setMade({ name: name.trim(), token })
      setName('')
    } catch (error) {
      setProblem(plainProblem(error))
    }
  }
  return (
    <form
      className={family.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h3>Make a token</h3>
      <TextInput
        label="What it is for"
        required
        autoComplete="off"
        maxLength={100}
        value={name}
        error={problem}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <NativeSelect
        label="What it may do"
        value={mayWrite}
        data={[
          { value: 'false', label: 'Read only' },
          { value: 'true', label: 'Read and change everything an administrator can' },
        ]}
        onChange={({ currentTarget }) => setMayWrite(currentTarget.value)}
      />
      <div className={desk.actions}>
        <Button type="submit" loading={make.isPending}>
          Make the token
        </Button>
      </div>
      {made && <NewToken {...made} onClose={() => setMade(null)} />}
    </form>
  )
}

function NewToken({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const [problem, setProblem] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => tell('The token is copied.'),
      () => setProblem(true),
    )
  return (
    <section className={family.section} aria-label={`The token for ${name}`} role="status">
      <p>
        <strong>This is the only time you see it.</strong> Copy it to where {name} needs it.
      </p>
      <code className={styles.token}>{token}</code>
      {problem && <FormMessage>Please mark it and copy it by hand.</FormMessage>}
      <div className={desk.actions}>
        <Button onClick={copy}>Copy the token</Button>
        <Button variant="default" onClick={onClose}>
          I have it
        </Button>
      </div>
    </section>
  )
}

function TokenCard({ token }: { token: Token }) {
  const { id, name, mayWrite, createdBy, createdAt, revokedAt } = token
  const [isAsked, setAsked] = useState(false)
  const revoke = useChange(() => callRest('admin', 'delete', `/access-tokens/${encodeURIComponent(id)}`))
  return (
    <li className={family.card}>
      <div className={family.between}>
        <div>
          <strong>{name}</strong>
          <p className="quiet small">
            Made {momentName(createdAt)} by {createdBy}
            {revokedAt && `, revoked ${momentName(revokedAt)}`}
          </p>
        </div>
        {revokedAt ? (
          <Chip tone="stop">Revoked</Chip>
        ) : (
          <Chip tone={mayWrite ? 'act' : 'good'}>{mayWrite ? 'Reads and changes' : 'Reads only'}</Chip>
        )}
      </div>
      {!revokedAt && (
        <div className={desk.actions}>
          <button type="button" className={family.small} onClick={() => setAsked(true)}>
            Revoke<span className="visually-hidden"> {name}</span>
          </button>
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
            tell(`${name} is revoked.`)
          }}
          onClose={() => setAsked(false)}
        >
          <p>Whatever uses it stops working at once. It cannot be brought back.</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
