"""Work in processes of its own, so that no table ever waits for it.

- `botmaster`  who thinks for a seat, and what happens if that takes too long or fails
- `hinting`    how somebody takes a hint
- `workers`    the processes: one that dies is replaced, one that is late is ended
- `worker`     what runs in such a process; it plays tables again from their answers
- `past`       whole games looked back at, made there
- `reviewer`   reviews of finished games, made there part by part and kept
"""
