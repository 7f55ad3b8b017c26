#!/bin/bash
# A streaming replica of the PostgreSQL that PRIMARY names (host=… user=… password=…), in PGDATA. The primary keeps what
# it has not read yet, for the slot REPLICA; drop the slot there when the replica is gone for good.
set -euo pipefail
slot=${REPLICA:-replica_1}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # A copy that was broken off is of no use, but its slot may be there already.
  find "$PGDATA" -mindepth 1 -delete
  chmod 700 "$PGDATA"
  exists=$(psql "$PRIMARY dbname=postgres" -Atc "select 1 from pg_replication_slots where slot_name = '$slot'")
  [ -n "$exists" ] || psql "$PRIMARY dbname=postgres" -qAtc "select pg_create_physical_replication_slot('$slot')" >/dev/null
  pg_basebackup --dbname="$PRIMARY" --pgdata="$PGDATA" --write-recovery-conf --slot="$slot" --wal-method=stream \
    --checkpoint=fast --progress
fi
exec postgres "$@"
