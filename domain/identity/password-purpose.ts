/** What a session alone does not allow: for these the password is asked again (rule A-1). */
export const PASSWORD_PURPOSES = [
  'CHANGE_EMAIL',
  'CLOSE_ACCOUNT',
  'DOWNLOAD_DATA',
  'MAKE_ACCESS_TOKEN',
  'SECOND_FACTOR',
  'SHARE_CHILDREN',
] as const

export type PasswordPurpose = (typeof PASSWORD_PURPOSES)[number]
