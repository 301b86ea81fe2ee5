import { usePages } from '../../../../desk/use-pages.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip, type ChipWords } from '../../../../ui/chip.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { Pager } from '../../../../ui/pager.tsx'
import { notify, notifyProblem } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import styles from '../tournament.module.css'
import { useAtOnce } from '../use-at-once.ts'

type State = 'WAITING' | 'SHOWN' | 'HIDDEN'

interface Note {
  id: string
  to: string
  from: string
  words: string
  state: State
}

const THANKS = {
  query: `query Thanks($slug: String!, $limit: Int, $from: Int) {
    deskThanks(slug: $slug, limit: $limit, from: $from) { items { id to from words state } total }
  }`,
  field: 'deskThanks',
}

const STATES: Record<State, ChipWords> = {
  WAITING: { tone: 'act', children: 'To read' },
  SHOWN: { tone: 'good', children: 'On the page' },
  HIDDEN: { tone: 'quiet', children: 'Hidden' },
}

/** What teams wrote to the referees: it appears on their page once the desk has read it (T-28). */
export function ThanksToRead({ slug }: { slug: string }) {
  const { loaded, pager } = usePages<Note>(THANKS, { slug })
  const atOnce = useAtOnce(slug)
  const decide = async ({ id, to }: Note, state: State) => {
    const refused = await atOnce('put', `thanks/${id}`, { state })
    if (refused) notifyProblem(refused)
    else notify(state === 'SHOWN' ? `${to} can read it now.` : 'No one sees it now.')
  }
  return (
    <ListStates loaded={loaded}>
      {({ items }) =>
        items.length > 0 && (
          <section className={ui.card} aria-labelledby="thanks">
            <h2 id="thanks">Thank-you notes</h2>
            <ul className={`plain-list ${styles.teams}`}>
              {items.map((note) => (
                <li key={note.id}>
                  <p>
                    <Chip {...STATES[note.state]} /> To {note.to}, from {note.from}: “{note.words}”
                  </p>
                  <div className={ui.actions}>
                    {note.state !== 'SHOWN' && (
                      <Button kind="small" onClick={() => decide(note, 'SHOWN')}>
                        Show it<span className="visually-hidden"> to {note.to}</span>
                      </Button>
                    )}
                    {note.state !== 'HIDDEN' && (
                      <Button kind="small" onClick={() => decide(note, 'HIDDEN')}>
                        Hide it<span className="visually-hidden"> from {note.to}</span>
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
            {pager && <Pager {...pager} />}
          </section>
        )
      }
    </ListStates>
  )
}
