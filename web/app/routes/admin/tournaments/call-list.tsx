import type { Call } from '@touchline/domain/tournament/people/whom-to-call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './tournament.module.css'

/** After a publication: the people whom no email reaches, with their numbers and what to tell them. */
export const CallList = ({ calls, onClose }: { calls: readonly Call[]; onClose: () => void }) => (
  <Dialog title="Please call or text them" onClose={onClose}>
    <p>No email goes to referees and coaches:</p>
    <ul className={`plain-list ${styles.teams}`}>
      {calls.map(({ id, name, phone, texts }) => (
        <li key={id}>
          <strong>{name}</strong>
          {phone ? (
            <>
              {' '}
              <a href={`tel:${digits(phone)}`}>{phone}</a> ·{' '}
              <a href={`sms:${digits(phone)}?body=${encodeURIComponent(`${texts.join('. ')}.`)}`}>Text</a>
            </>
          ) : (
            <span className="quiet"> no number noted</span>
          )}
          <br />
          <span className="small">{texts.join('; ')}</span>
        </li>
      ))}
    </ul>
    <div className={ui.actions}>
      <Button onClick={onClose}>All told</Button>
    </div>
  </Dialog>
)

const digits = (phone: string) => phone.replace(/[^\d+]/g, '')
