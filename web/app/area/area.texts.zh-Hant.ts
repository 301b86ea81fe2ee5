export const more = '更多'
export const skipMenu = '跳過選單'
export const offline = '您現在沒有連線。您填寫的內容會保留在這裡。'
