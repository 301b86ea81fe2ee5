import { Qr } from '../../../print/qr.tsx'
import styles from './second-factor.module.css'

interface AppSecretProps {
  email: string
  secret: string
}

/** What an authenticator app scans, and the same to type. */
export function AppSecret({ email, secret }: AppSecretProps) {
  const label = encodeURIComponent(`PMFC:${email}`)
  const uri = `otpauth://totp/${label}?secret=${secret}&issuer=PMFC`
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
        Can’t scan it? Type this key into the app:{' '}
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </>
  )
}
