export const planNotOffered = () => '球會已不再提供這種付款方式。請重新載入頁面，查看現在的付款方式。'
export const planIsSettled = () => '這個名額已經開始計費，付款方式不能再更改。'
