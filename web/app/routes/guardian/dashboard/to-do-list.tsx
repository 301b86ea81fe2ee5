import { label } from '../../../family/to-dos.texts.ts'
import type { ToDo } from '../../../family/to-dos.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { mixed } from '../../../languages/written.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './dashboard.texts.ts'
import styles from './to-do-list.module.css'

/** The first one is what to do now; the others wait behind it. */
export function ToDoList({ toDos }: { toDos: ToDo[] }) {
  if (toDos.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="to-do">
      <h2 id="to-do">{texts.toDo}</h2>
      <ul className={`plain-list ${ui.cards}`}>
        {toDos.map(({ id, title, text, action }, n) => (
          <li key={id} className={styles.toDo}>
            <div>
              <h3>{mixed(title)}</h3>
              <p className="quiet">{mixed(text)}</p>
            </div>
            <SiteLink
              className={n === 0 ? 'button' : 'button quiet-button'}
              to={action.to}
              aria-label={label(action.name, title)}
            >
              {action.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
