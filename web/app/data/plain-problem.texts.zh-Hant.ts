export const unreached = '暫時連不上球會的網站。填過的內容都還在，請稍後再試。'
export const signedOut = '您的登入已經失效。請重新登入；填過的內容會留在這裡。'
export const changedMeanwhile =
  '這裡剛剛有改動，可能是在另一個視窗，或是球會更改的。現在顯示的是最新情況，請再試一次。'
