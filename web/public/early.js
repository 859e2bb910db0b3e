// Asks for the table while the page's scripts are still on their way; `transport/server/http.ts` takes the answers.
{
  const [, , table, more] = location.pathname.split("/");
  let token = null;
  try {
    token = Object.values(JSON.parse(localStorage.getItem("whispers.tables"))[table].seats)[0] ?? null;
  } catch {
    // Nothing of ours is kept here: we watch.
  }
  // A secret in the address is another seat's, and has to be taken in first.
  if (table && !more && !location.hash) {
    const ask = (path, token) => {
      const headers = token ? { Authorization: `Bearer ${token}` } : {};
      const answer = fetch(`/api${path}`, { headers }).then(async (response) => ({ response, data: await response.json().catch(() => null) }));
      answer.catch(() => undefined); // whoever takes it hears of it
      return { token, answer };
    };
    const [view, board] = [`/tables/${table}/view?since=0`, `/tables/${table}/board`];
    window.early = { [view]: ask(view, token), [board]: ask(board, null) };
  }
}
