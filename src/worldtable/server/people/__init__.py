"""People: who they are, how they find a table, and how much they may do.

- `identity`     a random id in a cookie that only this server can sign
- `invitations`  the codes of tables; `words`: names and chat, made fit to be shown
- `limits`       how often somebody may do something
- `quota`        how much one person, and one address, may have running at a time
- `shares`       whose work is done next in the processes apart
"""
