#!/bin/bash
# Run once by postgres' image, when the primary's database is made: replicas may follow with the shop's own user.
set -euo pipefail
echo 'host replication all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
