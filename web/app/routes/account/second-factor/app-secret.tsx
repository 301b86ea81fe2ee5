import { CLUB_NAME } from '../../../page-meta.ts'
import { Qr } from '../../../print/qr.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import styles from './second-factor.module.css'

interface AppSecretProps {
  email: string
  secret: string
}

/** What an authenticator app scans, a link for those who are on the phone that has the app, and the key to type. */
export function AppSecret({ email, secret }: AppSecretProps) {
  const label = encodeURIComponent(`${CLUB_NAME}:${email}`)
  const uri = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(CLUB_NAME)}`
  return (
    <>
      <p>
        Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or
        1Password, and scan this code.
      </p>
      <div className={styles.qr}>
        <Qr address={uri} label="QR code for your authenticator app" />
      </div>
      <p>
        On that phone right now? <a href={uri}>Open your authenticator app</a>
      </p>
      <p>
        Or type this key into the app:{' '}
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>{' '}
        <CopyButton text={secret} what="Key" />
      </p>
    </>
  )
}
