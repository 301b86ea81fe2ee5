import type { StatusStrip } from '@touchline/domain/club/schemas/status-strip.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChange, useData } from '../area/area-data.tsx'
import { currentInstant } from '../club/club-now.ts'
import { momentName } from '../club/day-words.ts'
import { plainProblem } from '../data/plain-problem.ts'
import type { Request } from '../data/request.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { ListStates } from '../ui/list-states.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { notify, notifyProblem } from '../ui/toast.tsx'
import ui from '../ui/ui.module.css'
import { keepSetting, keptSetting } from './club-setting.ts'

type State = NonNullable<StatusStrip>['state']

const ON_MESSAGE = 'Rain or shine: see you at the field, 10 minutes early.'

const OTHERS: [state: State, name: string, example: string][] = [
  ['DELAYED', 'Delayed', 'We start at 5:30 PM today.'],
  ['MOVED', 'Moved', 'We’re on the turf behind the arena today.'],
  ['CANCELLED', 'Cancelled', 'The field is closed. Stay warm, see you tomorrow.'],
]

const FREE_LINE: (typeof OTHERS)[number] = ['ON', 'Another notice', 'Picture day: please wear green.']

const at = () => currentInstant().toISOString()

interface ControlProps {
  /** Only the free line is offered: changes to a session are entered with the session itself. */
  isLineOnly?: boolean
}

/** The one line on every page of the site; one tap announces that training is on. */
export function StatusStripControl({ isLineOnly = false }: ControlProps) {
  const loaded = useData(['status strip'], async (request) => ({ strip: await loadStrip(request) }))
  return (
    <section className={ui.card} aria-labelledby="strip-title">
      <h2 id="strip-title">Notice on every page</h2>
      <ListStates loaded={loaded}>
        {({ strip }) => <Control strip={strip} isLineOnly={isLineOnly} />}
      </ListStates>
    </section>
  )
}

function Control({ strip, isLineOnly }: ControlProps & { strip: StatusStrip }) {
  const others = isLineOnly ? [FREE_LINE] : OTHERS
  const save = useChange(saveStrip)
  const [state, setState] = useState<State | null>(null)
  const put = (next: StatusStrip, said: string) =>
    save.mutate(next, {
      onSuccess: () => {
        setState(null)
        notify(said, { undo: () => save.mutate(strip) })
      },
      onError: (error) => notifyProblem(plainProblem(error)),
    })
  return (
    <>
      <Shown strip={strip} />
      <div className={ui.actions}>
        <Button
          isBusy={save.isPending}
          onClick={() =>
            put({ state: 'ON', message: ON_MESSAGE, at: at() }, 'Every page now says training is on.')
          }
        >
          Training is ON
        </Button>
        {others.map(([value, name]) => (
          <Button
            key={value}
            kind="small"
            aria-expanded={state === value}
            onClick={() => setState(state === value ? null : value)}
          >
            {name}
          </Button>
        ))}
        <Link className="small-button" to="/admin/email/new">
          Email families
        </Link>
        {strip && (
          <Button kind="small" onClick={() => put(null, 'The notice is down.')}>
            Take it down
          </Button>
        )}
      </div>
      {state && (
        <LineForm
          key={state}
          example={others.find(([value]) => value === state)?.[2]}
          isBusy={save.isPending}
          onSend={(message) => put({ state, message, at: at() }, 'Every page now shows it.')}
        />
      )}
    </>
  )
}

const Shown = ({ strip }: { strip: StatusStrip }) =>
  strip ? (
    <p>
      <StatusChip state={strip.state} /> {strip.message}{' '}
      <span className="quiet">Since {momentName(strip.at)}.</span>
    </p>
  ) : (
    <p className="quiet">
      No notice is up. Cancelling, delaying or moving a session posts one automatically.
    </p>
  )

interface LineFormProps {
  example: string | undefined
  isBusy: boolean
  onSend: (message: string) => void
}

function LineForm({ example, isBusy, onSend }: LineFormProps) {
  const [message, setMessage] = useState('')
  return (
    <form
      className={ui.section}
      onSubmit={(event) => {
        event.preventDefault()
        if (message.trim()) onSend(message.trim())
      }}
    >
      <Field
        label="Short note to families"
        required
        maxLength={200}
        placeholder={example}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <div className={ui.actions}>
        <Button type="submit" isBusy={isBusy} disabled={!message.trim()}>
          Show it on every page
        </Button>
      </div>
    </form>
  )
}

const KEY = 'statusStrip'

async function loadStrip(request: Request): Promise<StatusStrip> {
  const kept = await keptSetting(request, KEY)
  return kept ? JSON.parse(kept.value) : null
}

/** Replaces whatever it said before: on a rainy Saturday the last word counts. Null takes it down. */
async function saveStrip(request: Request, strip: StatusStrip): Promise<void> {
  await keepSetting(request, { key: KEY, value: strip, over: await keptSetting(request, KEY) })
}
