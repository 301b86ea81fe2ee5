/** Sent by a browser that has no sign-up key. Anybody can send it, and it matches no sign-up. */
export const NO_SIGN_UP_KEY = 'none'
