/** A password manager learns from it which account a new password belongs to; people see it elsewhere. */
export const UserNameForManagers = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
