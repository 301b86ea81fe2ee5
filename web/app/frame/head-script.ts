import { AUTH_KEYS } from '../session/known-visitor.ts'

/** Runs before the first paint: the chosen colours, and no "Login" for somebody who is signed in. */
export const headScript = `(function (root) {
  try {
    var scheme = localStorage.getItem('scheme')
    if (scheme) root.dataset.scheme = scheme
    for (var i = 0; i < localStorage.length; i++)
      if (/^${AUTH_KEYS}\\..+\\.LastAuthUser$/.test(localStorage.key(i))) root.dataset.known = ''
  } catch (error) {}
})(document.documentElement)`
