#!/bin/bash
# render.sh SCRIPT NAME ...: renders at idle priority. Q=0.5 renders a trial of half the size.
cd "$(dirname "$0")" || exit 1
export PYTHONDONTWRITEBYTECODE=1 OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1
exec chrt -i 0 nice -n 19 blender -b -t ${THREADS:-2} --python-exit-code 1 -P "$1" -- "${@:2}" 2>&1
