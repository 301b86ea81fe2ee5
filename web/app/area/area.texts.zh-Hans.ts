export const more = '更多'
export const skipMenu = '跳过菜单'
export const offline = '您现在没有联网。您填写的内容会保留在这里。'
