/** What a browser says in place of a key when it knows of no sign-up: anybody can say so, and it fits none. */
export const NO_SIGN_UP_KEY = 'none'
