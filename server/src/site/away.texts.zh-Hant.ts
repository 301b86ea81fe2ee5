export const manyPages = '短時間內開啟的頁面太多。請稍等片刻，再重新載入。'
export const manyPeople = '現在瀏覽網站的人很多。請等幾秒鐘，再重新載入。'

export const waitTitle = '請稍等片刻'
export const wait = '短時間內來自您網絡的請求太多。請等一分鐘再試。'
export const toWebsite = '前往球會網站'

export const awayTitle = '我們馬上回來'
export const away = '球會網站暫時讀不到資料，通常一分鐘內就會恢復。'
export const triesAgain = '您不用做甚麼：本頁每隔幾秒會自動重試。'
export const tryNow = '現在重試'
