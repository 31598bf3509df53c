"""All that comes from outside. Every other room is known here, and this one in none of them.

- `serving` and `doors`: the process, and how long and how much a connection may take
- `guard`     what stands before every request: hosts, origins, sizes, rates, headers
- `routes`    the calls with the fields they accept (`fields`); `calls`: how one is read, made and answered
- `api`       what the calls do; `lookback`, `decks` and `cards`: those for games gone by, decks and cards
- `socket`    play over a WebSocket
- `pages`     the built client, and the page of all calls
- `machine`   this machine: who calls from it, and how others get to it
"""
